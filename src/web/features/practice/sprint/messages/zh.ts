import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '五分钟冲刺',
  lead: '从所有可练习的题目中，五分钟内答对尽可能多的题目。不计入排行榜。',
  best: ({ right }) => `你的最好成绩：答对 ${right} 题`,
  start: '开始冲刺',
  notStarted: '冲刺未开始',
  left: '剩余时间',
  rightSoFar: ({ right }) => `答对：${right}`,
  over: '时间到',
  result: ({ right, answers }) => `${answers} 题中答对 ${right} 题`,
  newBest: '新的最好成绩！',
  again: '再冲刺一次',
};
