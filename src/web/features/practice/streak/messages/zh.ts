import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '每日目标',
  answered: ({ answered, goal }) => `今天 ${answered} / ${goal} 题`,
  reached: ({ answered }) => `今天已完成：${answered} 题`,
  inARow: ({ days }) => `连续天数：${days}`,
  freezes: ({ count }) => `备用天数：${count}`,
  freezesHint: '连续七天可得一个备用天，最多保留两个。错过一天会用掉一个，计数继续。',
  week: '最近七天',
  states: { reached: '目标已完成', frozen: '已用备用天', none: '目标未完成' },
};
