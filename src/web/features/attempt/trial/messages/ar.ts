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
  passedByPoints: ({ score, total, percent }) => `النقاط: ${score} من ${total} (${percent}): ناجح`,
  failedByPoints: ({ score, total, percent }) =>
    `النقاط: ${score} من ${total} (${percent}): غير ناجح`,
  unmarked: ({ score, total, percent }) =>
    `النقاط: ${score} من ${total} (${percent}): لم يُصحَّح كل شيء`,
  unmarkedNote: 'الإجابات التي يصححها شخص لا تُصحَّح في التجربة، ولا تُحتسب هنا.',
  tryAgain: 'حاول مرة أخرى',
  back: 'العودة إلى المحرر',
  width: 'العرض',
  desktop: 'سطح المكتب',
  phone: 'الهاتف',
  close: 'إغلاق',
  shared: {
    pageTitle: 'تجربة اختبار',
    description: 'اختبار تمت مشاركته معك برابط سري.',
    lead: 'تمت مشاركة هذا الاختبار معك برابط سري. جرّبه: لا يُحفظ شيء ولا يُحتسب.',
    validUntil: ({ date }) => `الرابط صالح حتى ${date}.`,
    start: 'ابدأ',
    notComplete: 'الرابط غير كامل',
    openWhole: 'يُرجى فتح الرابط كاملًا كما وصلك.',
    notOpened: 'تعذّر فتح الاختبار',
    ended: 'لم يعد هذا الرابط يعمل',
    endedText: 'انتهت صلاحيته أو أُوقف. يُرجى طلب رابط جديد.',
    notStarted: 'تعذّر بدء الاختبار',
    grading: 'يجري تصحيح إجاباتك.',
    notGraded: 'تعذّر تصحيح إجاباتك. ما زالت هنا.',
    notCounting: 'لا يُحفظ شيء ولا يُحتسب.',
    notCounted: 'لم يُحفظ شيء ولم يُحتسب.',
    scoreOnly: 'لا يعرض هذا الاختبار إلا الدرجة. لم يُحفظ شيء ولم يُحتسب.',
    marksOnly: 'يعرض هذا الاختبار أي الإجابات كانت صحيحة، لا الحلول. لم يُحفظ شيء ولم يُحتسب.',
  },
};
