import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '排行榜',
  lead: '本周和历史得分最高的学习者。',
  thisWeek: '本周',
  allTime: '历史',
  caption:
    '得分为你本周在每个测验中最佳一次尝试的答对题数之和。得分相同时，尝试次数少者在前，其次是先达到者在前。仅列出高于 0 的得分。',
  noneYet: '本周还没有人得分',
  endsAt: '新的一周从 <date></date> 开始。',
  optedOut: ({ score }) => `你没有参加周榜，因此其他人看不到你本周的得分：${score}。`,
  toProfile: '在个人资料中更改',
  winner: ({ name, score }) => `${name}（${score}）`,
  lastWeek: ({ names }) => `上周最佳：${names}。`,
  takesPart: '参加周榜',
  takesPartHint:
    '关闭后，你不会出现在其他人看到的任何周榜名单中。你的成绩和历史排行榜名次保持不变。',
  notSaved: '你的选择未保存',
};
