import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الإشعارات',
  lead: 'ما هو جديد لك، الأحدث أولًا.',
  none: 'لا جديد',
  noneHint: 'ترى هنا ما كُلِّفت به وما يقترب موعده.',
  markRead: 'وضع علامة مقروء',
  markAllRead: 'وضع علامة مقروء على الكل',
  all: 'عرض الكل',
  settings: 'اختيار الإشعارات',
  unread: 'غير مقروء',
  failed: 'لم يُحفظ',
  loadFailed: 'لم تُحمَّل الإشعارات',
  newer: 'الأحدث',
  older: 'الأقدم',
  lines: {
    'assignment-given': 'كُلِّف صف <class></class> بـ«<quiz></quiz>». الموعد النهائي: <date></date>.',
    'assignment-due': 'الموعد النهائي لـ«<quiz></quiz>» (<class></class>): <date></date>.',
    'assignment-overdue':
      'انتهى موعد «<quiz></quiz>» (<class></class>) في <date></date> ولم يُنجَز بعد.',
  },
  givenWithoutDate: 'كُلِّف صف <class></class> بـ«<quiz></quiz>».',
};
