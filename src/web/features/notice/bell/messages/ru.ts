import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  notifications: 'Уведомления',
  unread: ({ count }) =>
    plural(count, {
      one: 'Уведомления, # непрочитанное',
      few: 'Уведомления, # непрочитанных',
      many: 'Уведомления, # непрочитанных',
      other: 'Уведомления, # непрочитанных',
    }),
};
