import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '每日一题',
  lead: '每天从零点到零点（UTC），所有人回答同一道题。',
  notLoaded: '每日一题加载失败',
  none: '今天没有题目',
  noneHint: '题目来自作者开放练习的测验，目前没有这样的测验。',
  chooseQuiz: '选择测验',
  share: ({ percent, count }) => `今日正确率：${percent}。今日回答数：${count}。`,
  toQuiz: '前往所属测验',
  toPractice: '继续练习',
  signInHint: '有了账户，练习会在你遗忘之前再次提问。',
  signIn: '登录',
  tomorrow: '你今天的第一次回答计入练习。下一题将在零点（UTC）出现。',
};
