import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  pageTitle: '实时，管理',
  description: '班级每位成员的作业进度。',
  denied: '拒绝访问',
  failed: '无法加载作答情况',
  openNamed: ({ name }) => `实时查看：${name}`,
  open: '实时查看',
  list: '成员',
  member: '成员',
  state: '状态',
  states: { not_started: '未开始', writing: '作答中', ended: '已结束' },
  summary: ({ writing, ended, waiting }) =>
    `作答中：${writing}。已结束：${ended}。未开始：${waiting}。`,
  question: '题目',
  answered: '已答',
  of: ({ number, total }) => `${number} / ${total}`,
  timeLeft: '剩余时间',
  noTimeLimit: '不限时',
  afterDue: '结束时已过截止时间',
  contact: '连接',
  connected: '已连接',
  lost: '<time></time> 起断开',
  minutes: '分钟',
  addToAll: ({ count }) => plural(count, { other: '为所有人增加 # 分钟' }),
  added: ({ count }) => plural(count, { other: '已增加 # 分钟' }),
  moreFor: ({ name }) => `给 ${name} 加时`,
  notDone: '无法完成',
  noMembers: '班级还没有成员',
  noMembersHint: '加入的人会立即显示在这里。',
};
