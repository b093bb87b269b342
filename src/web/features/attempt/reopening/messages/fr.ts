import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: 'Me prévenir quand il sera de nouveau ouvert',
  failed: 'Non enregistré',
};
