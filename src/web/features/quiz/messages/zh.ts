import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  level: {
    beginner: '初级',
    intermediate: '中级',
    advanced: '高级',
  },
  questions: ({ count }) => plural(count, { other: '# 道题' }),
  attempts: ({ count }) => plural(count, { other: '# 次尝试' }),
  stars: ({ average, count }) => `${average} 星（共 5 星），${number(count)} 位学习者`,
  action: {
    start: '开始测验',
    continue: '继续测验',
    retake: '重考测验',
    loading: '处理中…',
    mastered: '测验已掌握',
    'not-yet': '尚未开始',
    closed: '已截止',
    'used-up': '尝试次数已用完',
    cooldown: '冷却中',
  },
  loginToPlay: '登录后开始',
  viewDetails: '查看测验详情',
  yourBest: ({ percent }) => `最佳成绩 ${percent}`,
  opens: '<at></at> 开放，<wait>还有 <left></left></wait>',
  share: ({ title }) => `分享“${title}”`,
  noTimeLimit: '不限时',
  nextQuiz: ({ title, timeLimit }) => `下一个：${title}（${timeLimit}）`,
  loading: '正在加载测验…',
  failed: '测验加载失败',
  noneYet: '还没有测验',
  noneYetHint: '第一批测验正在编写中，敬请期待。',
};
