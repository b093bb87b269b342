import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  notifications: 'Notifications',
  unread: ({ count }: { count: number }) =>
    plural(count, { one: 'Notifications, # unread', other: 'Notifications, # unread' }),
};
