import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  dashboard: 'لوحة الإدارة',
  dashboardDescription: 'الاختبارات والأسئلة وكل ما يمكن إدارته سواها.',
  denied: 'الوصول مرفوض: تحتاج إلى صلاحيات المدير لفتح هذه الصفحة.',
  createQuiz: 'إنشاء اختبار',
  createDescription: 'اكتب اختبارًا بأسئلته.',
  created: 'أُنشئ الاختبار بنجاح!',
  addQuestions: 'إضافة أسئلة',
  importQuestions: 'استيراد الأسئلة',
  exportNamed: ({ title }) => `تصدير ${title}`,
  resultsNamed: ({ title }) => `نتائج ${title}`,
  series: 'السلاسل',
  totals: {
    quizzes: 'إجمالي الاختبارات',
    active: 'الاختبارات المنشورة',
    questions: 'إجمالي الأسئلة',
  },
  recentQuizzes: 'أحدث الاختبارات',
  deletedQuizzes: 'الاختبارات المحذوفة',
  deletedList: 'الاختبارات المحذوفة',
  quizzes: 'الاختبارات',
  foundList: 'الاختبارات المعثور عليها',
  found: ({ count }) =>
    plural(count, {
      zero: 'لم يُعثر على اختبارات',
      one: 'عُثر على اختبار واحد',
      two: 'عُثر على اختبارين',
      few: 'عُثر على # اختبارات',
      many: 'عُثر على # اختبارًا',
      other: 'عُثر على # اختبار',
    }),
  find: 'البحث عن اختبار بعنوانه أو بأسئلته',
  titleOrQuestion: 'العنوان أو السؤال',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  views: {
    label: 'أي الاختبارات',
    recent: 'الأحدث',
    all: 'الكل',
    deleted: 'المحذوفة',
  },
  none: 'لا اختبارات بعد',
  noneHint: 'تظهر هنا الاختبارات التي تنشئها.',
  noMatch: 'لا يوجد اختبار مطابق',
  noMatchHint: 'جرّب كلمات أقل أو كلمات أخرى.',
  noDeleted: 'لا اختبارات محذوفة',
  noDeletedHint: ({ days }) =>
    `يمكن استعادة اختبار محذوف له محاولات في أي وقت، وما ليس له محاولات خلال ${plural(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}.`,
  loadFailed: 'تعذّر تحميل الاختبارات',
  categoriesFailed: 'تعذّر تحميل الفئات',
  columns: {
    name: 'الاسم',
    status: 'الحالة',
    questions: 'الأسئلة',
    attempts: 'المحاولات',
    updated: 'آخر تحديث',
  },
  status: {
    active: 'منشور',
    draft: 'مسودة',
  },
  archivedHint: 'مؤرشف: لا يراه إلا مؤلفه والمديرون',
  restore: 'استعادة',
  restoreNamed: ({ title }) => `استعادة ${title}`,
  editNamed: ({ title }) => `تعديل ${title}`,
  deleteNamed: ({ title }) => `حذف ${title}`,
  duplicate: 'إنشاء نسخة',
  duplicateNamed: ({ title }) => `إنشاء نسخة من ${title}`,
  copyTitle: ({ title }) => `نسخة من ${title}`,
  duplicated: 'تم النسخ كمسودة',
  openCopy: 'فتح النسخة',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  delete: 'حذف',
  publish: 'نشر',
  toDraft: 'إلى مسودة',
  moveTo: 'نقل…',
  move: 'نقل',
  close: 'إغلاق',
  moveTitle: ({ count }) =>
    `نقل ${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختبارين', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}`,
  movedFrom: ({ count, category }) =>
    `${category}: ${plural(count, { zero: 'لا يُنقل أي اختبار', one: 'يُنقل اختبار واحد', two: 'يُنقل اختباران', few: 'تُنقل # اختبارات', many: 'يُنقل # اختبارًا', other: 'يُنقل # اختبار' })}`,
  skippedThere: ({ count }) =>
    plural(count, {
      zero: 'لا يُتخطى أي اختبار',
      one: 'يُتخطى اختبار واحد لأنه موجود هناك بالفعل',
      two: 'يُتخطى اختباران لأنهما موجودان هناك بالفعل',
      few: 'تُتخطى # اختبارات لأنها موجودة هناك بالفعل',
      many: 'يُتخطى # اختبارًا لأنها موجودة هناك بالفعل',
      other: 'يُتخطى # اختبار لأنها موجودة هناك بالفعل',
    }),
  moreTitles: ({ count }) =>
    plural(count, {
      zero: 'ولا غيرها',
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: 'و# أخرى',
      many: 'و# أخرى',
      other: 'و# أخرى',
    }),
  chooseCategory: 'اختر فئة',
  subCategory: 'الفئة الفرعية',
  noSubCategory: 'بلا',
  publishTitle: ({ count }) =>
    `نشر ${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختبارين', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}؟`,
  publishHint: 'سيجدها المتعلمون ويؤدونها من الآن. يبقى الاختبار الناقص مسودة.',
  unpublishTitle: ({ count }) =>
    plural(count, {
      zero: 'لا اختبارات لتحويلها',
      one: 'تحويل اختبار واحد إلى مسودة؟',
      two: 'تحويل اختبارين إلى مسودتين؟',
      few: 'تحويل # اختبارات إلى مسودات؟',
      many: 'تحويل # اختبارًا إلى مسودات؟',
      other: 'تحويل # اختبار إلى مسودات؟',
    }),
  unpublishHint: 'لن يجدها المتعلمون بعد الآن. وتبقى النتائج.',
  deleteOne: ({ title }) => `حذف «${title}»؟`,
  deleteSeveral: ({ count }) =>
    `حذف ${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختبارين', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}؟`,
  sureOne: 'هل تريد حقًا حذف هذا الاختبار؟',
  sureSeveral: ({ count }) =>
    `هل تريد حقًا حذف ${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختبارين', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}؟`,
  contentsOne: ({ questions }) =>
    `فيه ${plural(questions, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}.`,
  contentsSeveral: ({ questions }) =>
    `فيها ${plural(questions, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}.`,
  takenOne: ({ questions, attempts }) =>
    `فيه ${plural(questions, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}، وعدد مرات أدائه: ${number(attempts)}. تبقى نتائج من أدّوه.`,
  takenSeveral: ({ questions, attempts }) =>
    `فيها ${plural(questions, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}، وعدد مرات أدائها: ${number(attempts)}. تبقى نتائج من أدّوها.`,
  undoHint: ({ days }) =>
    `يمكن التراجع خلال ${plural(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })} من «المحذوفة».`,
  published: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم يُنشر أي اختبار',
        one: 'نُشر اختبار واحد',
        two: 'نُشر اختباران',
        few: 'نُشرت # اختبارات',
        many: 'نُشر # اختبارًا',
        other: 'نُشر # اختبار',
      }),
    notDone: 'لم يُنشر',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا اختبارات منشورة من قبل.',
        one: 'اختبار واحد منشور من قبل.',
        two: 'اختباران منشوران من قبل.',
        few: '# اختبارات منشورة من قبل.',
        many: '# اختبارًا منشورًا من قبل.',
        other: '# اختبار منشور من قبل.',
      }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم يُحوَّل أي اختبار',
        one: 'حُوّل اختبار واحد إلى مسودة',
        two: 'حُوّل اختباران إلى مسودتين',
        few: 'حُوّلت # اختبارات إلى مسودات',
        many: 'حُوّل # اختبارًا إلى مسودات',
        other: 'حُوّل # اختبار إلى مسودات',
      }),
    notDone: 'لم يُحوَّل إلى مسودة',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا مسودات من قبل.',
        one: 'اختبار واحد مسودة من قبل.',
        two: 'اختباران مسودتان من قبل.',
        few: '# اختبارات مسودات من قبل.',
        many: '# اختبارًا مسودات من قبل.',
        other: '# اختبار مسودات من قبل.',
      }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم يُستعد أي اختبار',
        one: 'استُعيد الاختبار',
        two: 'استُعيد اختباران',
        few: 'استُعيدت # اختبارات',
        many: 'استُعيد # اختبارًا',
        other: 'استُعيد # اختبار',
      }),
    notDone: 'لم تتم الاستعادة',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا اختبارات مستعادة من قبل.',
        one: 'اختبار واحد مستعاد من قبل.',
        two: 'اختباران مستعادان من قبل.',
        few: '# اختبارات مستعادة من قبل.',
        many: '# اختبارًا مستعادًا من قبل.',
        other: '# اختبار مستعاد من قبل.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم يُحذف أي اختبار',
        one: 'حُذف الاختبار',
        two: 'حُذف اختباران',
        few: 'حُذفت # اختبارات',
        many: 'حُذف # اختبارًا',
        other: 'حُذف # اختبار',
      }),
    notDone: 'لم يُحذف',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا اختبارات محذوفة من قبل.',
        one: 'اختبار واحد محذوف من قبل.',
        two: 'اختباران محذوفان من قبل.',
        few: '# اختبارات محذوفة من قبل.',
        many: '# اختبارًا محذوفًا من قبل.',
        other: '# اختبار محذوف من قبل.',
      }),
  },
  moved: {
    done: ({ count }) =>
      plural(count, {
        zero: 'لم يُنقل أي اختبار',
        one: 'نُقل اختبار واحد',
        two: 'نُقل اختباران',
        few: 'نُقلت # اختبارات',
        many: 'نُقل # اختبارًا',
        other: 'نُقل # اختبار',
      }),
    notDone: 'لم يُنقل',
    already: ({ count }) =>
      plural(count, {
        zero: 'لا اختبارات منقولة من قبل.',
        one: 'اختبار واحد منقول من قبل.',
        two: 'اختباران منقولان من قبل.',
        few: '# اختبارات منقولة من قبل.',
        many: '# اختبارًا منقولًا من قبل.',
        other: '# اختبار منقول من قبل.',
      }),
  },
  missing: ({ count }) =>
    plural(count, {
      zero: 'لم يُحذف أي اختبار في الأثناء.',
      one: 'حُذف اختبار واحد في الأثناء.',
      two: 'حُذف اختباران في الأثناء.',
      few: 'حُذفت # اختبارات في الأثناء.',
      many: 'حُذف # اختبارًا في الأثناء.',
      other: 'حُذف # اختبار في الأثناء.',
    }),
  failed: {
    duplicating: 'خطأ أثناء نسخ الاختبار',
    updating: 'تعذّر تحديث الاختبارات',
    restoring: 'تعذّرت استعادة الاختبار',
    deleting: 'تعذّر حذف الاختبار',
    moving: 'تعذّر نقل الاختبارات',
  },
  manage: 'الإدارة',
  pages: {
    categories: 'الفئات',
    categoriesHint: 'الأسماء والأوصاف',
    hierarchy: 'هيكل المحتوى',
    hierarchyHint: 'الفئات والفئات الفرعية واختباراتها',
    hierarchyDescription: 'الفئات والفئات الفرعية واختباراتها.',
    series: 'سلاسل التعلم',
    seriesHint: 'مسارات مرتبة من الاختبارات',
    testimonials: 'آراء المتعلمين',
    testimonialsHint: 'ما يقوله المتعلمون، المعتمد منه وغير المعتمد',
    settings: 'إعدادات النظام',
    settingsHint: 'الاسم والحسابات والقواعد ومدد الحفظ',
    users: 'المستخدمون',
    usersHint: 'الحسابات والأدوار والإيقاف',
  },
};
