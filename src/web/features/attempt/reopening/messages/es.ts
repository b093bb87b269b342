import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  tellMe: 'Avísame cuando esté disponible de nuevo',
  failed: 'No se guardó',
};
