import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
  },
  questions: ({ count }) =>
    plural(count, {
      zero: 'بلا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
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
  stars: ({ average, count }) => `${average} من 5 نجوم، عدد المقيّمين: ${number(count)}`,
  action: {
    start: 'ابدأ الاختبار',
    continue: 'تابع الاختبار',
    retake: 'أعد الاختبار',
    loading: 'جارية المعالجة…',
    mastered: 'أتقنت الاختبار',
    'not-yet': 'لم يُفتح بعد',
    closed: 'مغلق',
    'used-up': 'لا محاولات متبقية',
    cooldown: 'فترة انتظار',
  },
  loginToPlay: 'سجّل الدخول للعب',
  viewDetails: 'عرض تفاصيل الاختبار',
  yourBest: ({ percent }) => `أفضل نتيجة لك ${percent}`,
  opens: 'يُفتح في <at></at>، <wait>بعد <left></left></wait>',
  share: ({ title }) => `مشاركة «${title}»`,
  noTimeLimit: 'دون حد زمني',
  nextQuiz: ({ title, timeLimit }) => `التالي: ${title} (${timeLimit})`,
  loading: 'جارٍ تحميل الاختبارات…',
  failed: 'تعذّر تحميل الاختبارات',
  noneYet: 'لا توجد اختبارات بعد',
  noneYetHint: 'يجري إعداد الاختبارات الأولى. عُد قريبًا.',
};
