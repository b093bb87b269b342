import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'آراء المتعلمين',
  pageTitle: 'آراء المتعلمين، الإدارة',
  description: 'اعتماد ما يقوله المتعلمون أو رفضه.',
  denied: 'الوصول مرفوض',
  loadFailed: 'تعذّر تحميل الآراء',
  toReview: ({ count }) =>
    plural(count, {
      zero: 'لا آراء بانتظار المراجعة',
      one: 'رأي واحد بانتظار المراجعة',
      two: 'رأيان بانتظار المراجعة',
      few: '# آراء بانتظار المراجعة',
      many: '# رأيًا بانتظار المراجعة',
      other: '# رأي بانتظار المراجعة',
    }),
  pendingReview: 'بانتظار المراجعة',
  status: {
    pending: 'قيد المراجعة',
    approved: 'معتمد',
    rejected: 'مرفوض',
  },
  from: 'من',
  testimonial: 'الرأي',
  stars: 'النجوم',
  ofFiveStars: ({ rating }) => `${rating} من 5 نجوم`,
  received: 'تاريخ الاستلام',
  statusTitle: 'الحالة',
  whichToShow: 'ما يُعرض',
  all: 'الكل',
  find: 'ابحث عن رأي',
  nameOrWords: 'اسم أو كلمات',
  keys: 'في السطر، المفتاح A يعتمد والمفتاح R يرفض.',
  testimonialOf: ({ name }) => `رأي ${name}`,
  approve: 'اعتماد',
  reject: 'رفض',
  pendingAgain: 'إعادة إلى المراجعة',
  delete: 'حذف',
  approveOf: ({ name }) => `اعتماد رأي ${name}`,
  rejectOf: ({ name }) => `رفض رأي ${name}`,
  pendingAgainOf: ({ name }) => `إعادة رأي ${name} إلى المراجعة`,
  deleteOf: ({ name }) => `حذف رأي ${name}`,
  noMatch: 'لا يوجد رأي مطابق',
  tryOtherWords: 'جرّب كلمات أقل أو مختلفة.',
  noneToReview: 'لا آراء بانتظار المراجعة',
  noneHere: 'لا آراء هنا',
  appearsHere: 'يظهر هنا ما يرسله المتعلمون.',

  actions: {
    updateFailed: 'تعذّر تحديث الرأي',
    restoreFailed: 'تعذّرت استعادة الرأي',
    deleteFailed: 'تعذّر حذف الرأي',
    deleteOne: ({ name }) => `حذف رأي ${name}؟`,
    deleteMany: ({ count }) =>
      plural(count, {
        zero: 'حذف الآراء؟',
        one: 'حذف رأي واحد؟',
        two: 'حذف رأيين؟',
        few: 'حذف # آراء؟',
        many: 'حذف # رأيًا؟',
        other: 'حذف # رأي؟',
      }),
    consequences: 'سيختفي عن الجميع. يمكنك التراجع في الرسالة التالية.',
    missing: ({ count }) =>
      plural(count, {
        zero: 'لم تُحذف آراء في هذه الأثناء.',
        one: 'حُذف رأي واحد في هذه الأثناء.',
        two: 'حُذف رأيان في هذه الأثناء.',
        few: 'حُذفت # آراء في هذه الأثناء.',
        many: 'حُذف # رأيًا في هذه الأثناء.',
        other: 'حُذف # رأي في هذه الأثناء.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يُعتمد أي رأي',
          one: 'اعتُمد الرأي',
          two: 'اعتُمد رأيان',
          few: 'اعتُمدت # آراء',
          many: 'اعتُمد # رأيًا',
          other: 'اعتُمد # رأي',
        }),
      notDone: 'لم تُعتمد',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء معتمدة سابقًا.',
          one: 'رأي واحد معتمد سابقًا.',
          two: 'رأيان معتمدان سابقًا.',
          few: '# آراء معتمدة سابقًا.',
          many: '# رأيًا معتمدًا سابقًا.',
          other: '# رأي معتمد سابقًا.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يُرفض أي رأي',
          one: 'رُفض الرأي',
          two: 'رُفض رأيان',
          few: 'رُفضت # آراء',
          many: 'رُفض # رأيًا',
          other: 'رُفض # رأي',
        }),
      notDone: 'لم تُرفض',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء مرفوضة سابقًا.',
          one: 'رأي واحد مرفوض سابقًا.',
          two: 'رأيان مرفوضان سابقًا.',
          few: '# آراء مرفوضة سابقًا.',
          many: '# رأيًا مرفوضًا سابقًا.',
          other: '# رأي مرفوض سابقًا.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يُعد أي رأي إلى المراجعة',
          one: 'أُعيد الرأي إلى المراجعة',
          two: 'أُعيد رأيان إلى المراجعة',
          few: 'أُعيدت # آراء إلى المراجعة',
          many: 'أُعيد # رأيًا إلى المراجعة',
          other: 'أُعيد # رأي إلى المراجعة',
        }),
      notDone: 'لم تُعد إلى المراجعة',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء قيد المراجعة سابقًا.',
          one: 'رأي واحد قيد المراجعة سابقًا.',
          two: 'رأيان قيد المراجعة سابقًا.',
          few: '# آراء قيد المراجعة سابقًا.',
          many: '# رأيًا قيد المراجعة سابقًا.',
          other: '# رأي قيد المراجعة سابقًا.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يعد أي رأي كما كان',
          one: 'تم التراجع عن القرار',
          two: 'عاد رأيان كما كانا',
          few: 'عادت # آراء كما كانت',
          many: 'عاد # رأيًا كما كان',
          other: 'عاد # رأي كما كان',
        }),
      notDone: 'لم تعد كما كانت',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء كما كانت.',
          one: 'رأي واحد كما كان.',
          two: 'رأيان كما كانا.',
          few: '# آراء كما كانت.',
          many: '# رأيًا كما كان.',
          other: '# رأي كما كان.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يُحذف أي رأي',
          one: 'حُذف الرأي',
          two: 'حُذف رأيان',
          few: 'حُذفت # آراء',
          many: 'حُذف # رأيًا',
          other: 'حُذف # رأي',
        }),
      notDone: 'لم تُحذف',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء محذوفة سابقًا.',
          one: 'رأي واحد محذوف سابقًا.',
          two: 'رأيان محذوفان سابقًا.',
          few: '# آراء محذوفة سابقًا.',
          many: '# رأيًا محذوفًا سابقًا.',
          other: '# رأي محذوف سابقًا.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم يُستعد أي رأي',
          one: 'استُعيد الرأي',
          two: 'استُعيد رأيان',
          few: 'استُعيدت # آراء',
          many: 'استُعيد # رأيًا',
          other: 'استُعيد # رأي',
        }),
      notDone: 'لم تُستعد',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا آراء مستعادة سابقًا.',
          one: 'رأي واحد مستعاد سابقًا.',
          two: 'رأيان مستعادان سابقًا.',
          few: '# آراء مستعادة سابقًا.',
          many: '# رأيًا مستعادًا سابقًا.',
          other: '# رأي مستعاد سابقًا.',
        }),
    },
  },
};
