import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: 'أعلمني عندما يُتاح مجددًا',
  failed: 'لم يُحفظ',
};
