import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: '再次开放时通知我',
  failed: '未保存',
};
