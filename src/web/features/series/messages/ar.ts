import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  series: 'السلاسل',
  title: 'سلاسل التعلّم',
  lead: 'مسارات تعليمية منظمة لإتقان مهاراتك',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  categoriesFailed: 'تعذّر تحميل الفئات',
  all: 'كل السلاسل',
  of: ({ category }) => `سلاسل ${category}`,
  failed: 'تعذّر تحميل السلاسل',
  loading: 'جارٍ تحميل السلاسل…',
  none: 'لم يُعثر على سلاسل',
  noneYet: 'لم تُنشأ أي سلسلة بعد.',
  noneInCategory: 'لا توجد سلاسل في هذه الفئة بعد.',
  level: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
  },
  quizzes: ({ count }) =>
    plural(count, {
      zero: 'لا اختبارات',
      one: 'اختبار واحد',
      two: 'اختباران',
      few: '# اختبارات',
      many: '# اختبارًا',
      other: '# اختبار',
    }),
  masteredOf: ({ mastered, count }) =>
    `أُتقن ${mastered} من ${plural(count, { zero: '# اختبار', one: 'اختبار واحد', two: 'اختبارين', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })}`,
  created: 'أُنشئت في <date></date>',
  prerequisitesOf: '<term>المتطلبات المسبقة:</term> <list></list>',
  partOf: 'جزء من سلسلة',
  step: ({ step, count }) => `الاختبار ${step} من ${count}`,
  details: {
    back: 'كل السلاسل',
    title: 'تفاصيل السلسلة',
    close: 'إغلاق التفاصيل',
    notFound: 'السلسلة غير موجودة',
    notFoundHint: 'ربما أُزيلت، أو أن العنوان خاطئ.',
    outcomes: 'نواتج التعلّم',
    noOutcomes: 'لم تُوصف بعد.',
    prerequisites: 'المتطلبات المسبقة',
    noPrerequisites: 'لا شيء.',
    practise: 'تدرب على هذه السلسلة',
    quizzes: 'اختبارات هذه السلسلة',
    noQuizzes: 'لا توجد اختبارات في هذه السلسلة بعد.',
    masteredOf: ({ mastered, count }) => `أُتقن ${mastered} من ${count}`,
    mastered: 'متقَن',
    noTimeLimit: 'دون حد زمني',
    questions: ({ count }) =>
      plural(count, {
        zero: 'بلا أسئلة',
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: '# أسئلة',
        many: '# سؤالًا',
        other: '# سؤال',
      }),
    learners: ({ count }) =>
      plural(count, {
        zero: 'لا متعلمين',
        one: 'متعلم واحد',
        two: 'متعلمان',
        few: '# متعلمين',
        many: '# متعلمًا',
        other: '# متعلم',
      }),
    attempts: ({ count }) =>
      plural(count, {
        zero: 'لا محاولات',
        one: 'محاولة واحدة',
        two: 'محاولتان',
        few: '# محاولات',
        many: '# محاولة',
        other: '# محاولة',
      }),
    start: 'ابدأ الاختبار',
    startQuiz: ({ title }) => `ابدأ الاختبار: ${title}`,
  },
};
