import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  notifications: 'Notifiche',
  unread: ({ count }) =>
    plural(count, { one: 'Notifiche, # non letta', other: 'Notifiche, # non lette' }),
};
