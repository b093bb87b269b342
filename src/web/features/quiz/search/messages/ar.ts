import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  search: 'ابحث في الاختبارات',
  submit: 'بحث',
  close: 'إغلاق البحث',
  suggestions: ({ count }) =>
    plural(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  recent: 'عمليات البحث الأخيرة',
  matching: 'اختبارات مطابقة',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  notAvailable: 'الاقتراحات غير متاحة حاليًا.',
  noTitle: 'لا يوجد اختبار بهذا في عنوانه.',
  allResults: ({ text }) => `عرض كل النتائج عن «${text}»`,
  questions: 'الأسئلة',
  draftOf: ({ quiz }) => `${quiz} (مسودة)`,
};
