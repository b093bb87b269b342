import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'إنشاء سؤال',
  description: 'أضف سؤالًا إلى اختبار.',
  lead: 'اختر فئة، ثم اختبارًا فيها، ثم اكتب السؤال.',
  steps: {
    label: 'الخطوات',
    category: 'الفئة',
    quiz: 'الاختبار',
    question: 'السؤال',
  },
  notCreated: 'لم يُنشأ السؤال. وتُحفظ لك مسودة منه.',
  noCategories: 'لا فئات بعد',
  noCategoriesHint: 'ينتمي السؤال إلى اختبار، والاختبار إلى فئة.',
  createCategory: 'إنشاء فئة',
  chooseCategory: 'اختر فئة',
  noSuchCategory: 'لا توجد فئة بهذا الاسم',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختباران', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })})`,
  categoryMissing: 'اختر فئة من فضلك',
  cancel: 'إلغاء',
  next: 'التالي',
  back: 'رجوع',
  findQuiz: 'ابحث عن اختبار في هذه الفئة',
  loadFailed: 'تعذّر تحميل الاختبارات',
  categoriesFailed: 'تعذّر تحميل الفئات',
  loading: 'جارٍ تحميل الاختبارات…',
  noMatch: 'لا يوجد اختبار مطابق',
  noneInCategory: 'لا اختبارات في هذه الفئة بعد',
  createQuiz: 'إنشاء اختبار',
  quizzes: 'الاختبارات',
  questions: ({ count }) =>
    `${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}، مسودة`,
  newQuestionIn: ({ title }) => `سؤال جديد في ${title}`,
  preview: 'معاينة',
  notSaved: 'لم يُحفظ',
  stillHere: ({ reason }) => `${reason} كل ما كتبته ما زال هنا.`,
  created: 'أُنشئ السؤال بنجاح!',
  failed: 'تعذّر إنشاء السؤال',
  tryAgain: 'حاول مرة أخرى.',
  added: 'أُضيف السؤال إلى <quiz></quiz>.',
  addAnother: 'إضافة سؤال آخر إلى هذا الاختبار',
  openQuiz: 'فتح الاختبار',
};
