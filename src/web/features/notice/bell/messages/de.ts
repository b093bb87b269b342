import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  notifications: 'Benachrichtigungen',
  unread: ({ count }) =>
    plural(count, {
      one: 'Benachrichtigungen, # ungelesen',
      other: 'Benachrichtigungen, # ungelesen',
    }),
};
