import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  invite: '通过邮件邀请',
  title: '邀请加入班级',
  addresses: '邮箱地址',
  hint: '粘贴列表：每行一个地址，或用逗号分隔。每个地址都会收到带链接的邮件。',
  rules: '没有账户的人只有在本站允许注册时才会收到邮件。系统不会告诉你谁有账户。',
  unreadable: ({ parts }) => `不是地址：${parts}`,
  tooMany: ({ most }) => `一次最多 ${most} 个地址`,
  send: ({ count }) => plural(count, { other: '邀请 # 个地址' }),
  sent: '邀请已发出',
  notSent: '没有邀请任何人',
  close: '关闭',
};
