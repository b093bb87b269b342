import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  notifications: 'Notificações',
  unread: ({ count }) =>
    plural(count, { one: 'Notificações, # não lida', other: 'Notificações, # não lidas' }),
};
