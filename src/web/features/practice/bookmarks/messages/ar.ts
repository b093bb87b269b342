import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'الإشارات المرجعية والملاحظات',
  lead: 'أسئلة وضعت عليها إشارة مرجعية أو كتبت عنها ملاحظة. لا يراها سواك.',
  bookmark: 'إشارة مرجعية',
  removed: 'أُزيلت الإشارة المرجعية',
  undo: 'تراجع',
  bookmarkFailed: 'لم تتغير الإشارة المرجعية',
  ownNote: 'ملاحظتك',
  addNote: 'إضافة ملاحظة',
  editNote: 'تعديل الملاحظة',
  noteHint: 'لا يراها سواك. يمكن استخدام Markdown.',
  save: 'حفظ',
  close: 'إغلاق',
  saved: 'تم الحفظ',
  notSaved: 'لم تُحفظ الملاحظة',
  stale: 'تغيرت هذه الملاحظة في علامة تبويب أخرى',
  staleHint: 'الحفظ يستبدل النسخة الأخرى:',
  otherRemoved: 'حُذفت الملاحظة هناك.',
  unsaved: 'لم تُحفظ ملاحظتك بعد.',
  practise: 'تدرب على الأسئلة ذات الإشارات',
  find: 'ابحث عن إشارة أو ملاحظة',
  findHint: 'كلمات من السؤال أو الملاحظة',
  quiz: 'الاختبار',
  allQuizzes: 'كل الاختبارات',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  whichToShow: 'ما يُعرض',
  all: 'الكل',
  bookmarks: 'الإشارات',
  notes: 'الملاحظات',
  none: 'لا إشارات ولا ملاحظات بعد',
  noneHint: 'ضع إشارات أو اكتب ملاحظات في نتائجك، وفي التدريب بعد الإجابة.',
  toResults: 'نتائجي',
  noneFound: 'لم يُعثر على شيء',
  showAll: 'عرض الكل',
  notLoaded: 'تعذّر تحميل الإشارات والملاحظات',
  hidden: ({ count }) =>
    plural(count, {
      zero: 'لا أسئلة مخفية.',
      one: 'سؤال واحد غير معروض: هو جزء من محاولة مفتوحة أو لم تعد رؤية إجابته متاحة.',
      two: 'سؤالان غير معروضين: هما جزء من محاولة مفتوحة أو لم تعد رؤية إجابتيهما متاحة.',
      few: '# أسئلة غير معروضة: هي جزء من محاولة مفتوحة أو لم تعد رؤية إجاباتها متاحة.',
      many: '# سؤالًا غير معروض: هي جزء من محاولة مفتوحة أو لم تعد رؤية إجاباتها متاحة.',
      other: '# سؤال غير معروض: هي جزء من محاولة مفتوحة أو لم تعد رؤية إجاباتها متاحة.',
    }),
};
