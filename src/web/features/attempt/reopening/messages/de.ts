import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: 'Sag mir Bescheid, wenn es wieder offen ist',
  failed: 'Nicht gespeichert',
};
