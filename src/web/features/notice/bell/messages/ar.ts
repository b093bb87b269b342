import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  notifications: 'الإشعارات',
  unread: ({ count }) =>
    plural(count, {
      zero: 'الإشعارات، كلها مقروءة',
      one: 'الإشعارات، إشعار واحد غير مقروء',
      two: 'الإشعارات، إشعاران غير مقروءين',
      few: 'الإشعارات، # غير مقروءة',
      many: 'الإشعارات، # غير مقروء',
      other: 'الإشعارات، # غير مقروء',
    }),
};
