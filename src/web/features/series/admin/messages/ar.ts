import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'السلاسل',
  pageTitle: 'السلاسل، الإدارة',
  description: 'إنشاء السلاسل وملؤها بالاختبارات وترتيبها.',
  lead: 'مسارات مرتّبة عبر الاختبارات.',
  loadFailed: 'تعذّر تحميل السلاسل',
  create: 'إنشاء سلسلة',
  find: 'ابحث عن سلسلة',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  order: 'الترتيب',
  orders: {
    created: 'الأحدث أولًا',
    name: 'حسب الاسم',
    quizzes: 'الأكثر اختبارات أولًا',
  },
  count: ({ count }) =>
    plural(count, {
      zero: 'لا سلاسل',
      one: 'سلسلة واحدة',
      two: 'سلسلتان',
      few: '# سلاسل',
      many: '# سلسلة',
      other: '# سلسلة',
    }),
  archive: 'أرشفة',
  makeActive: 'تفعيل',
  delete: 'حذف',
  noMatch: 'لا توجد سلسلة مطابقة',
  tryOtherWords: 'جرّب كلمات أقل أو مختلفة.',
  noneYet: 'لا سلاسل هنا بعد',
  whatSeriesDo: 'تقود السلسلة المتعلمين عبر الاختبارات بترتيب معيّن.',
  quizzes: 'الاختبارات',
  quizzesOf: ({ name }) => `اختبارات ${name}`,
  inCategory: ({ category, count }) =>
    `${category}، ${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختباران', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}`,
  edit: ({ name }) => `تعديل ${name}`,
  deleteNamed: ({ name }) => `حذف ${name}`,
  status: {
    active: 'نشطة',
    archived: 'مؤرشفة',
  },
  levels: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
  },
  actions: {
    updateFailed: 'تعذّر تحديث السلسلة',
    restoreFailed: 'تعذّرت استعادة السلسلة',
    deleteFailed: 'تعذّر حذف السلسلة',
    deleteOne: ({ name }) => `حذف «${name}»؟`,
    deleteMany: ({ count }) =>
      plural(count, {
        zero: 'حذف السلاسل؟',
        one: 'حذف سلسلة واحدة؟',
        two: 'حذف سلسلتين؟',
        few: 'حذف # سلاسل؟',
        many: 'حذف # سلسلة؟',
        other: 'حذف # سلسلة؟',
      }),
    consequencesOne:
      'تبقى اختباراتها. يمكنك التراجع في الرسالة التالية. الأرشفة تخفي السلسلة عن المتعلمين فقط.',
    consequencesMany:
      'تبقى اختباراتها. يمكنك التراجع في الرسالة التالية. الأرشفة تخفي السلسلة عن المتعلمين فقط.',
    missing: ({ count }) =>
      plural(count, {
        zero: 'لم تُحذف سلاسل في هذه الأثناء.',
        one: 'حُذفت سلسلة واحدة في هذه الأثناء.',
        two: 'حُذفت سلسلتان في هذه الأثناء.',
        few: 'حُذفت # سلاسل في هذه الأثناء.',
        many: 'حُذفت # سلسلة في هذه الأثناء.',
        other: 'حُذفت # سلسلة في هذه الأثناء.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم تُؤرشف أي سلسلة',
          one: 'أُرشفت سلسلة واحدة',
          two: 'أُرشفت سلسلتان',
          few: 'أُرشفت # سلاسل',
          many: 'أُرشفت # سلسلة',
          other: 'أُرشفت # سلسلة',
        }),
      notDone: 'لم تُؤرشف',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا سلاسل مؤرشفة سابقًا.',
          one: 'سلسلة واحدة مؤرشفة سابقًا.',
          two: 'سلسلتان مؤرشفتان سابقًا.',
          few: '# سلاسل مؤرشفة سابقًا.',
          many: '# سلسلة مؤرشفة سابقًا.',
          other: '# سلسلة مؤرشفة سابقًا.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم تُفعَّل أي سلسلة',
          one: 'سلسلة واحدة نشطة من جديد',
          two: 'سلسلتان نشطتان من جديد',
          few: '# سلاسل نشطة من جديد',
          many: '# سلسلة نشطة من جديد',
          other: '# سلسلة نشطة من جديد',
        }),
      notDone: 'لم تُفعَّل من جديد',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا سلاسل نشطة سابقًا.',
          one: 'سلسلة واحدة نشطة سابقًا.',
          two: 'سلسلتان نشطتان سابقًا.',
          few: '# سلاسل نشطة سابقًا.',
          many: '# سلسلة نشطة سابقًا.',
          other: '# سلسلة نشطة سابقًا.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم تُحذف أي سلسلة',
          one: 'حُذفت السلسلة',
          two: 'حُذفت سلسلتان',
          few: 'حُذفت # سلاسل',
          many: 'حُذفت # سلسلة',
          other: 'حُذفت # سلسلة',
        }),
      notDone: 'لم تُحذف',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا سلاسل محذوفة سابقًا.',
          one: 'سلسلة واحدة محذوفة سابقًا.',
          two: 'سلسلتان محذوفتان سابقًا.',
          few: '# سلاسل محذوفة سابقًا.',
          many: '# سلسلة محذوفة سابقًا.',
          other: '# سلسلة محذوفة سابقًا.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          zero: 'لم تُستعد أي سلسلة',
          one: 'استُعيدت السلسلة',
          two: 'استُعيدت سلسلتان',
          few: 'استُعيدت # سلاسل',
          many: 'استُعيدت # سلسلة',
          other: 'استُعيدت # سلسلة',
        }),
      notDone: 'لم تُستعد',
      already: ({ count }) =>
        plural(count, {
          zero: 'لا سلاسل مستعادة سابقًا.',
          one: 'سلسلة واحدة مستعادة سابقًا.',
          two: 'سلسلتان مستعادتان سابقًا.',
          few: '# سلاسل مستعادة سابقًا.',
          many: '# سلسلة مستعادة سابقًا.',
          other: '# سلسلة مستعادة سابقًا.',
        }),
    },
  },
  dialog: {
    titleEdit: 'تعديل السلسلة',
    created: 'أُنشئت السلسلة بنجاح!',
    updated: 'حُدّثت السلسلة بنجاح!',
    createFailed: 'تعذّر إنشاء السلسلة',
    updateFailed: 'تعذّر تحديث السلسلة',
    save: 'حفظ',
    notSaved: 'لم يُحفظ',
  },
  form: {
    name: 'الاسم',
    nameStays: 'يبقى الاسم الداخلي كما هو.',
    storedAs: ({ name }) => `تُحفظ باسم ${name}`,
    storedAsMadeUp: 'تُحفظ باسم مُولَّد',
    displayName: 'الاسم المعروض',
    chooseCategory: 'اختر فئة',
    difficulty: 'الصعوبة',
    description: 'الوصف',
    prerequisites: 'المتطلبات المسبقة',
    outcomes: 'نواتج التعلّم',
    oneALine: 'واحد في كل سطر',
    duration: 'المدة المقدّرة',
    durationEmpty: 'فارغ: مجموع حدود وقت الاختبارات',
    imageUrl: 'رابط الصورة',
    status: 'الحالة',
    whoSeesArchived: 'السلسلة المؤرشفة تظهر للمديرين فقط.',
  },
  quizOrder: {
    quiz: 'الاختبار',
    position: ({ title, position, total }) => `${title}: الموضع ${position} من ${total}`,
    empty: 'لا اختبارات فيها بعد. ابحث عنها أدناه.',
    drag: ({ title }) => `سحب ${title}`,
    draft: 'مسودة',
    moveUp: ({ title }) => `نقل ${title} إلى أعلى`,
    moveDown: ({ title }) => `نقل ${title} إلى أسفل`,
    takeOut: ({ title }) => `إخراج ${title} من السلسلة`,
    addQuizzes: 'إضافة اختبارات',
    addQuiz: 'إضافة اختبار',
    findByTitle: 'ابحث بالعنوان',
    inCategory: ({ category, count }) =>
      `${category}، ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
    noMatch: 'لا يوجد اختبار آخر مطابق.',
  },
};
