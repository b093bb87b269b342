import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '班级',
  lead: '你的班级要做什么，以及截止时间。',
  taughtBy: ({ names }) => `教师：${names}`,
  none: '你还没有加入班级',
  noneHint: '输入老师给你的代码。',
  nothingAssigned: '没有布置作业。',
  noDueDate: '无截止时间',
  dueAt: '截止：<date></date>',
  opens: '<date></date> 开放',
  states: { done: '已完成', late: '迟交', open: '待完成', missing: '已逾期', upcoming: '未开始' },
  toQuiz: '前往测验',
  code: '班级代码',
  codeHint: '8 个字母和数字',
  join: '加入班级',
  joined: '你已加入班级',
  notJoined: '未能加入',
  leave: '退出',
  leaveNamed: ({ name }) => `退出 ${name}`,
  leaveTitle: ({ name }) => `退出班级“${name}”？`,
  leaveHint: '你的成绩仍归你所有。再次加入需要代码。',
  left: '你已退出班级',
  notLeft: '未能退出',
};
