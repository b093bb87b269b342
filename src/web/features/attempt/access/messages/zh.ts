import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: '打开测验',
  description: '你收到了此测验的链接。',
  signInFirst: '请登录以打开此测验',
  signInHint: '它面向持有链接的成员。登录后你会回到这里。',
  signIn: '登录',
  notYet: '此测验尚未发布',
  notYetHint: '发布后，你可以用同一链接打开它。',
};
