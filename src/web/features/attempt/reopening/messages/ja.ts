import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: '再び受けられるようになったら知らせる',
  failed: '保存されませんでした',
};
