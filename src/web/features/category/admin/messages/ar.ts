import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  categories: 'الفئات',
  subCategories: 'الفئات الفرعية',
  quizzes: 'الاختبارات',
  questions: 'الأسئلة',
  name: 'الاسم',
  category: 'الفئة',
  overview: 'نظرة عامة',
  archived: 'مؤرشفة',
  draft: 'مسودة',
  denied: 'الوصول مرفوض. يلزم امتلاك صلاحيات المدير.',
  categoriesDescription: 'إنشاء الفئات وإعادة تسميتها وحذفها.',
  hierarchy: 'هيكل المحتوى',
  tree: 'هيكل المحتوى',
  hierarchyLead: 'فئة، فئة فرعية، اختبار.',
  loadFailed: 'تعذّر تحميل الفئات',
  quizzesFailed: 'تعذّر تحميل الاختبارات',
  tryOtherWords: 'جرّب كلمات أقل أو مختلفة.',
  noCategories: 'لا توجد فئات بعد',
  everyQuizBelongs: 'كل اختبار ينتمي إلى فئة.',
  createFirst: 'أنشئ أول فئة ضمن «الفئات».',
  noSubCategories: 'لا توجد فئات فرعية هنا بعد',
  whatSubCategoriesDo: 'ترتّب اختبارات الفئة.',
  allCategories: 'كل الفئات',
  quizzesIn: ({ name }) => `اختبارات ${name}`,
  edit: ({ name }) => `تعديل ${name}`,
  delete: ({ name }) => `حذف ${name}`,
  deleteEmpty: 'حذف الفارغة',
  inNone: 'خارج أي فئة فرعية',
  nothingInIt: 'لا شيء فيها بعد',
  noQuizzesInIt: 'لا اختبارات فيها بعد',

  kinds: {
    category: {
      create: 'إنشاء فئة',
      find: 'ابحث عن فئة',
      noMatch: 'لا توجد فئة مطابقة',
      deleted: 'حُذفت الفئة بنجاح!',
      deleteError: 'تعذّر حذف الفئة',
      removal: 'حذف هذه الفئة يزيل فئاتها الفرعية واختباراتها. لا يمكن التراجع عن ذلك.',
    },
    subCategory: {
      create: 'إنشاء فئة فرعية',
      find: 'ابحث عن فئة فرعية',
      noMatch: 'لا توجد فئة فرعية مطابقة',
      deleted: 'حُذفت الفئة الفرعية بنجاح!',
      deleteError: 'تعذّر حذف الفئة الفرعية',
      removal: 'حذف هذه الفئة الفرعية يزيل اختباراتها. لا يمكن التراجع عن ذلك.',
    },
  },
  count: {
    categories: ({ count }) =>
      plural(count, {
        zero: 'لا فئات',
        one: 'فئة واحدة',
        two: 'فئتان',
        few: '# فئات',
        many: '# فئة',
        other: '# فئة',
      }),
    subCategories: ({ count }) =>
      plural(count, {
        zero: 'لا فئات فرعية',
        one: 'فئة فرعية واحدة',
        two: 'فئتان فرعيتان',
        few: '# فئات فرعية',
        many: '# فئة فرعية',
        other: '# فئة فرعية',
      }),
    quizzes: ({ count }) =>
      plural(count, {
        zero: 'لا اختبارات',
        one: 'اختبار واحد',
        two: 'اختباران',
        few: '# اختبارات',
        many: '# اختبارًا',
        other: '# اختبار',
      }),
    questions: ({ count }) =>
      plural(count, {
        zero: 'لا أسئلة',
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: '# أسئلة',
        many: '# سؤالًا',
        other: '# سؤال',
      }),
  },
  facts: ({ first, second }) => `${first}، ${second}`,
  threeFacts: ({ first, second, third }) => `${first}، ${second}، ${third}`,

  deletion: {
    cannotUndo: 'هل تريد حقًا حذف هذه الفئة؟ لا يمكن التراجع عن ذلك.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        zero: 'لا فئات فرعية تُحذف معها.',
        one: 'ستُحذف معها فئتها الفرعية.',
        two: 'ستُحذف معها فئتاها الفرعيتان.',
        few: 'ستُحذف معها # فئات فرعية.',
        many: 'ستُحذف معها # فئة فرعية.',
        other: 'ستُحذف معها # فئة فرعية.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, {
        zero: 'حذف الفئات الفارغة؟',
        one: 'حذف فئة فارغة واحدة؟',
        two: 'حذف فئتين فارغتين؟',
        few: 'حذف # فئات فارغة؟',
        many: 'حذف # فئة فارغة؟',
        other: 'حذف # فئة فارغة؟',
      }),
    emptyConsequences: 'تُحذف فئاتها الفرعية معها. لا يمكن التراجع عن ذلك.',
    consequencesWithKept: ({ kept }) =>
      `تُحذف فئاتها الفرعية معها. لا يمكن التراجع عن ذلك. ${plural(kept, { zero: 'لا فئات تبقى.', one: 'ستبقى فئة واحدة فيها اختبارات.', two: 'ستبقى فئتان فيهما اختبارات.', few: 'ستبقى # فئات فيها اختبارات.', many: 'ستبقى # فئة فيها اختبارات.', other: 'ستبقى # فئة فيها اختبارات.' })}`,
    delete: 'حذف',
    failed: 'تعذّر حذف الفئة',
    title: ({ name }) => `حذف «${name}»؟`,
    tryAgain: 'يُرجى المحاولة مرة أخرى.',
    lookUpFailed: 'تعذّر الاطلاع على المحتوى',
    nothingDeleted: 'لم يُحذف شيء',
    typeToConfirm: ({ name }) => `اكتب <name>${name}</name> للتأكيد`,
    nothingInIt: 'لا شيء فيها.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} فيها ${questions}`,
    series: ({ count }) =>
      plural(count, {
        zero: 'لا سلاسل',
        one: 'سلسلة واحدة (تبقى اختبارات الفئات الأخرى في مكانها)',
        two: 'سلسلتان (تبقى اختبارات الفئات الأخرى في مكانها)',
        few: '# سلاسل (تبقى اختبارات الفئات الأخرى في مكانها)',
        many: '# سلسلة (تبقى اختبارات الفئات الأخرى في مكانها)',
        other: '# سلسلة (تبقى اختبارات الفئات الأخرى في مكانها)',
      }),
    allTaken: 'أُجريت كل هذه الاختبارات: ستُؤرشف، وتبقى نتائج من أجروها.',
    someTaken: ({ count }) =>
      plural(count, {
        zero: 'لم يُجرَ أي من هذه الاختبارات.',
        one: 'أُجري واحد من هذه الاختبارات: سيُؤرشف، وتبقى نتائج من أجروه.',
        two: 'أُجري اثنان من هذه الاختبارات: سيُؤرشفان، وتبقى نتائج من أجروهما.',
        few: 'أُجري # من هذه الاختبارات: ستُؤرشف، وتبقى نتائج من أجروها.',
        many: 'أُجري # من هذه الاختبارات: ستُؤرشف، وتبقى نتائج من أجروها.',
        other: 'أُجري # من هذه الاختبارات: ستُؤرشف، وتبقى نتائج من أجروها.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم تُحذف أي فئة',
        one: 'حُذفت فئة واحدة',
        two: 'حُذفت فئتان',
        few: 'حُذفت # فئات',
        many: 'حُذفت # فئة',
        other: 'حُذفت # فئة',
      }),
    notDone: 'لم تُحذف',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا فئات محذوفة سابقًا.',
        one: 'فئة واحدة محذوفة سابقًا.',
        two: 'فئتان محذوفتان سابقًا.',
        few: '# فئات محذوفة سابقًا.',
        many: '# فئة محذوفة سابقًا.',
        other: '# فئة محذوفة سابقًا.',
      }),
    missing: ({ count }) =>
      plural(count, {
        zero: 'لم تُحذف فئات في هذه الأثناء.',
        one: 'حُذفت فئة واحدة في هذه الأثناء.',
        two: 'حُذفت فئتان في هذه الأثناء.',
        few: 'حُذفت # فئات في هذه الأثناء.',
        many: 'حُذفت # فئة في هذه الأثناء.',
        other: 'حُذفت # فئة في هذه الأثناء.',
      }),
  },
  form: {
    titles: {
      newCategory: 'إنشاء فئة',
      category: 'تعديل الفئة',
      newSubCategory: 'إنشاء فئة فرعية',
      subCategory: 'تعديل الفئة الفرعية',
    },
    saved: {
      newCategory: 'أُنشئت الفئة بنجاح!',
      category: 'حُدّثت الفئة بنجاح!',
      newSubCategory: 'أُنشئت الفئة الفرعية بنجاح!',
      subCategory: 'حُدّثت الفئة الفرعية بنجاح!',
    },
    failed: {
      newCategory: 'تعذّر إنشاء الفئة',
      category: 'تعذّر تحديث الفئة',
      newSubCategory: 'تعذّر إنشاء الفئة الفرعية',
      subCategory: 'تعذّر تحديث الفئة الفرعية',
    },
    failedInHierarchy: {
      newCategory: 'تعذّر إنشاء الفئة',
      category: 'تعذّر تحديث الفئة',
      newSubCategory: 'تعذّر إنشاء الفئة الفرعية',
      subCategory: 'تعذّر تحديث الفئة الفرعية',
    },
    chooseCategory: 'اختر فئة',
    categoryRequired: 'الفئة مطلوبة',
    categoryName: 'اسم الفئة',
    displayName: 'الاسم المعروض',
    description: 'الوصف',
    imageUrl: 'رابط الصورة',
    cancel: 'إلغاء',
    create: 'إنشاء',
    save: 'حفظ',
    internalName: ({ name }) => `الاسم الداخلي: ${name}`,
    howNamed: 'حروف صغيرة وشرطات سفلية؛ يتكوّن مما تكتبه.',
    storedAs: ({ name }) => `سيُحفظ باسم <code>${name}</code>`,
  },
};
