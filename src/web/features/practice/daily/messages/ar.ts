import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'سؤال اليوم',
  lead: 'سؤال واحد للجميع، من منتصف الليل إلى منتصف الليل (UTC).',
  notLoaded: 'تعذّر تحميل سؤال اليوم',
  none: 'لا سؤال اليوم',
  noneHint: 'يأتي من الاختبارات المفتوحة للتدريب، ولا يوجد منها شيء الآن.',
  chooseQuiz: 'اختر اختبارًا',
  share: ({ percent, count }) =>
    `الإجابات الصحيحة اليوم: ${percent}. عدد الإجابات اليوم: ${count}.`,
  toQuiz: 'إلى اختبار السؤال',
  toPractice: 'تدرب أكثر',
  signInHint: 'مع حساب يعيد التدريب السؤال قبل أن تنساه.',
  signIn: 'تسجيل الدخول',
  tomorrow: 'إجابتك الأولى اليوم تُحتسب في التدريب. يأتي السؤال التالي عند منتصف الليل (UTC).',
};
