import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  notifications: 'Notifications',
  unread: ({ count }) =>
    plural(count, { one: 'Notifications, # non lue', other: 'Notifications, # non lues' }),
};
