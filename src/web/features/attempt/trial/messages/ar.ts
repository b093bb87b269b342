import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  preview: 'معاينة هذا السؤال',
  whatToShow: 'ما يُعرض',
  question: 'السؤال',
  result: 'النتيجة',
  title: 'تجربة هذا الاختبار: لا يُحفظ شيء ولا يُحتسب',
  notFinished: 'لا يوجد سؤال مكتمل بعد',
  passed: ({ score, total, percent }) => `${score} من ${total} صحيحة (${percent}): ناجح`,
  failed: ({ score, total, percent }) => `${score} من ${total} صحيحة (${percent}): غير ناجح`,
  passedByPoints: ({ score, total, percent }) => `${score} من ${total} نقطة (${percent}): ناجح`,
  failedByPoints: ({ score, total, percent }) => `${score} من ${total} نقطة (${percent}): غير ناجح`,
  toBeMarked: ({ score, total, percent }) =>
    `${score} من ${total} نقطة (${percent}): بانتظار التصحيح`,
  tryAgain: 'حاول مرة أخرى',
  back: 'العودة إلى المحرّر',
  width: 'العرض',
  desktop: 'سطح المكتب',
  phone: 'الهاتف',
  close: 'إغلاق',
};
