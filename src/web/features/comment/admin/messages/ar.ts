import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'التعليقات',
  pageTitle: 'التعليقات، الإدارة',
  description: 'انشر أو ارفض ما يقوله المتعلمون عن الأسئلة.',
  denied: 'الوصول مرفوض',
  loadFailed: 'تعذّر تحميل التعليقات',
  toReview: ({ count }) =>
    plural(count, {
      zero: 'للمراجعة: لا تعليقات',
      one: 'للمراجعة: تعليق واحد',
      two: 'للمراجعة: تعليقان',
      few: 'للمراجعة: # تعليقات',
      many: 'للمراجعة: # تعليقًا',
      other: 'للمراجعة: # تعليق',
    }),
  states: { waiting: 'بالانتظار', published: 'منشور', rejected: 'مرفوض', reported: 'مُبلَّغ عنه' },
  reports: ({ count }) =>
    plural(count, {
      zero: 'لا بلاغات',
      one: 'بلاغ واحد',
      two: 'بلاغان',
      few: '# بلاغات',
      many: '# بلاغًا',
      other: '# بلاغ',
    }),
  waiting: 'بانتظار الموافقة',
  reported: 'مُبلَّغ عنها',
  whichToShow: 'ما يُعرض',
  all: 'الكل',
  find: 'ابحث عن تعليق',
  words: 'كلمات من التعليق',
  keys: 'في السطر، A ينشر وR يرفض.',
  comment: 'التعليق',
  author: 'من',
  question: 'السؤال',
  sent: 'أُرسل',
  state: 'الحالة',
  publish: 'نشر',
  reject: 'رفض',
  waitAgain: 'إعادة إلى الانتظار',
  delete: 'حذف',
  commentOf: ({ name }) => `تعليق ${name}`,
  publishOf: ({ name }) => `نشر تعليق ${name}`,
  rejectOf: ({ name }) => `رفض تعليق ${name}`,
  waitAgainOf: ({ name }) => `إعادة إلى الانتظار: تعليق ${name}`,
  deleteOf: ({ name }) => `حذف تعليق ${name}`,
  noMatch: 'لا تعليق مطابق',
  tryOtherWords: 'جرّب كلمات أقل أو غيرها.',
  noneToReview: 'لا تعليقات للمراجعة',
  noneHere: 'لا تعليقات هنا',
  appearsHere: 'تظهر هنا التعليقات على أسئلتك.',
  donePublished: ({ count }) =>
    plural(count, {
      zero: 'نُشر: لا تعليقات',
      one: 'نُشر: تعليق واحد',
      two: 'نُشر: تعليقان',
      few: 'نُشر: # تعليقات',
      many: 'نُشر: # تعليقًا',
      other: 'نُشر: # تعليق',
    }),
  doneRejected: ({ count }) =>
    plural(count, {
      zero: 'رُفض: لا تعليقات',
      one: 'رُفض: تعليق واحد',
      two: 'رُفض: تعليقان',
      few: 'رُفض: # تعليقات',
      many: 'رُفض: # تعليقًا',
      other: 'رُفض: # تعليق',
    }),
  doneWaiting: ({ count }) =>
    plural(count, {
      zero: 'بالانتظار من جديد: لا تعليقات',
      one: 'بالانتظار من جديد: تعليق واحد',
      two: 'بالانتظار من جديد: تعليقان',
      few: 'بالانتظار من جديد: # تعليقات',
      many: 'بالانتظار من جديد: # تعليقًا',
      other: 'بالانتظار من جديد: # تعليق',
    }),
  doneUndone: ({ count }) =>
    plural(count, {
      zero: 'كما كان: لا تعليقات',
      one: 'كما كان: تعليق واحد',
      two: 'كما كان: تعليقان',
      few: 'كما كان: # تعليقات',
      many: 'كما كان: # تعليقًا',
      other: 'كما كان: # تعليق',
    }),
  doneDeleted: ({ count }) =>
    plural(count, {
      zero: 'حُذف: لا تعليقات',
      one: 'حُذف: تعليق واحد',
      two: 'حُذف: تعليقان',
      few: 'حُذف: # تعليقات',
      many: 'حُذف: # تعليقًا',
      other: 'حُذف: # تعليق',
    }),
  doneRestored: ({ count }) =>
    plural(count, {
      zero: 'استُعيد: لا تعليقات',
      one: 'استُعيد: تعليق واحد',
      two: 'استُعيد: تعليقان',
      few: 'استُعيد: # تعليقات',
      many: 'استُعيد: # تعليقًا',
      other: 'استُعيد: # تعليق',
    }),
  notDone: 'لم يتغير',
  already: ({ count }) =>
    plural(count, {
      zero: 'كان كذلك من قبل: لا تعليقات.',
      one: 'كان كذلك من قبل: تعليق واحد.',
      two: 'كان كذلك من قبل: تعليقان.',
      few: 'كان كذلك من قبل: # تعليقات.',
      many: 'كان كذلك من قبل: # تعليقًا.',
      other: 'كان كذلك من قبل: # تعليق.',
    }),
  missing: ({ count }) =>
    plural(count, {
      zero: 'حُذف في هذه الأثناء: لا تعليقات.',
      one: 'حُذف في هذه الأثناء: تعليق واحد.',
      two: 'حُذف في هذه الأثناء: تعليقان.',
      few: 'حُذف في هذه الأثناء: # تعليقات.',
      many: 'حُذف في هذه الأثناء: # تعليقًا.',
      other: 'حُذف في هذه الأثناء: # تعليق.',
    }),
  updateFailed: 'تعذّر تغيير التعليقات',
  deleteFailed: 'تعذّر حذف التعليقات',
  restoreFailed: 'تعذّرت استعادة التعليقات',
  deleteOne: ({ name }) => `حذف تعليق ${name}؟`,
  deleteMany: ({ count }) =>
    plural(count, {
      zero: 'حذف لا تعليقات؟',
      one: 'حذف تعليق واحد؟',
      two: 'حذف تعليقين؟',
      few: 'حذف # تعليقات؟',
      many: 'حذف # تعليقًا؟',
      other: 'حذف # تعليق؟',
    }),
  consequences: 'يختفي عن الجميع. يمكنك التراجع في الرسالة التالية.',
};
