import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'الاستثناءات',
  lead: 'ما يُسمح به لهذا الشخص زيادةً على قواعد الاختبارات.',
  failed: 'خطأ في تحميل الاستثناءات',
  add: 'إضافة استثناء',
  everyQuiz: 'كل الاختبارات',
  moreTime: ({ percent }) => `وقت إضافي بنسبة ${percent}`,
  moreAttempts: ({ count }) =>
    plural(count, {
      zero: 'لا محاولات إضافية',
      one: 'محاولة إضافية واحدة',
      two: 'محاولتان إضافيتان',
      few: '# محاولات إضافية',
      many: '# محاولة إضافية',
      other: '# محاولة إضافية',
    }),
  openUntil: 'مفتوح حتى <date></date>',
  removeNamed: ({ name }) => `إزالة الاستثناء: ${name}`,
  removed: 'أُزيل الاستثناء',
  added: 'حُفظ الاستثناء',
  notDone: 'تعذّر تنفيذ ذلك',
  quiz: 'الاختبار',
  nothingFound: 'لم يُعثر على اختبار',
  extraTime: 'وقت إضافي',
  none: 'لا شيء',
  extraAttempts: 'محاولات إضافية',
  closesAt: 'مفتوح حتى',
  hint: 'يسري على المحاولات التي تبدأ بعد ذلك. ويحل محل أي استثناء آخر للاختبار نفسه.',
  cancel: 'إلغاء',
  save: 'حفظ',
  close: 'إغلاق',
};
