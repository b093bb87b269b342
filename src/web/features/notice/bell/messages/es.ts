import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  notifications: 'Notificaciones',
  unread: ({ count }) =>
    plural(count, { one: 'Notificaciones, # sin leer', other: 'Notificaciones, # sin leer' }),
};
