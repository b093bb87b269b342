import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '把握与正确率',
  verdicts: {
    few: ({ min }) => `给出把握的答案达到 ${min} 个后，这里会显示是否相符。`,
    over: '你的正确率低于所说的把握。选择“确定”之前请再看一遍。',
    under: '你的正确率高于所说的把握。可以更相信自己。',
    fair: '你的正确率与所说的把握大致相符。',
  },
  brier: ({ score, half }) => `布里尔分数：${score}（0 为完美，${half} 相当于每次都说 50%）`,
  table: '你所说的把握与正确率',
  said: '所说的把握',
  means: '预期',
  right: '正确',
  none: '没有答案',
  chart: '横向为所说的把握，纵向为正确率。虚线上两者相同。',
  progress: '布里尔分数的变化，越低越好',
  share: ({ share, right, answers }) => `${share}（${answers} 题中 ${right} 题）`,
  between: ({ low, high }) => `${low} 到 ${high} 之间`,
  answers: '答案',
  score: '分数',
  range: ({ from, until }) => `${from} 至 ${until}`,
};
