import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `我向你发起挑战：测验“${title}”。你能答对几题？`,
  challengeOn: ({ network }) => `在 ${network} 上挑战`,
  copyLink: '复制挑战链接',
  linkCopied: '挑战链接已复制！',
  linkCopiedHint: '把链接分享给朋友，向他们发起挑战。',
  linkNotCopied: '链接复制失败',
};
