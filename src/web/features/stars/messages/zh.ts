import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  ask: '你觉得这个测验怎么样？',
  hint: '作者会看到你的看法，但看不到你的名字。',
  give: '为这个测验评星',
  yours: '你给这个测验的星级',
  change: '更改',
  remove: '撤回',
  removed: '已撤回你的星级',
  remark: '说几句（选填）',
  send: '发送',
  cancel: '取消',
  sent: '谢谢',
  failed: '未能保存',
  star: ({ star, label }) => `${number(star)} 星（共 5 星）：${label}`,
  rated: ({ rating }) => `评分 ${number(rating)}/5`,
  ratings: {
    poor: '差',
    fair: '一般',
    good: '好',
    veryGood: '很好',
    excellent: '非常好！',
  },
};
