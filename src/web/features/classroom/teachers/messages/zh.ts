import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: '教师',
  failed: '无法加载教师',
  maker: '创建了班级',
  leads: '负责选择教师',
  inactive: '目前无法授课',
  lead: '所有教师都可以管理班级并查看成绩。只有创建者能删除班级和选择教师。如果该账户被删除，则由最先添加的教师负责。',
  account: '教师的用户名或邮箱',
  add: '添加教师',
  added: '已添加教师',
  removeNamed: ({ name }) => `移除 ${name}`,
  removeTitle: ({ name }) => `将 ${name} 移出教师？`,
  removeHint: '之后该账户将无法打开班级及其成绩。',
  remove: '移除',
  removed: '已移除',
  leave: '不再教这个班级',
  leaveTitle: '不再教这个班级？',
  leaveHint: '你将看不到它。创建者可以再次添加你。',
  left: '你不再教这个班级',
  notDone: '没有任何更改',
};
