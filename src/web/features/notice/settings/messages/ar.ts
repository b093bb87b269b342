import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'إعدادات الإشعارات',
  lead: 'الإشعارات التي تتلقاها، وأين.',
  tableName: 'أنواع الإشعارات',
  kind: 'الإشعار',
  inApp: 'في الجرس',
  mail: 'بالبريد',
  inAppOf: ({ kind }) => `${kind}: في الجرس`,
  mailOf: ({ kind }) => `${kind}: بالبريد`,
  push: 'على الأجهزة',
  pushOf: ({ kind }) => `${kind}: على الأجهزة`,
  device: {
    label: 'إشعارات على هذا الجهاز',
    hint: 'حتى عندما يكون الموقع مغلقًا، إلى أن تسجّل الخروج هنا. تعرض العنوان فقط، وتسري عليها ساعات الهدوء.',
    failed: 'لا يعرض هذا الجهاز إشعارات',
    blocked: 'يحظر متصفحك إشعارات هذا الموقع. اسمح بها في إعداداته ثم حاول مرة أخرى.',
    unreachable: 'لا يصل المتصفح إلى خدمة الإشعارات. حاول لاحقًا.',
    missing:
      'لا يستطيع هذا المتصفح عرض إشعارات هذا الموقع. على الهاتف قد تفيد إضافة الموقع إلى الشاشة الرئيسية.',
  },
  kinds: {
    'assignment-given': 'واجبات جديدة',
    'assignment-due': 'واجبات يقترب موعدها',
    'assignment-overdue': 'واجبات متأخرة',
    'result-regraded': 'نتائج مُعدَّلة',
    'result-marked': 'نتائج اكتمل تصحيحها',
    'report-settled': 'الردود على بلاغاتك',
    'quiz-reopened': 'اختبارات متاحة مجددًا',
    'reviews-due': 'أسئلة للمراجعة',
    'certificate-issued': 'الشهادات',
    'achievements-earned': 'الإنجازات',
    'streak-ending': 'الهدف اليومي لم يكتمل مساءً',
  },
  mails: 'رسائل البريد',
  rhythm: 'وتيرة الإرسال',
  rhythms: { daily: 'رسالة واحدة في اليوم على الأكثر', each: 'رسالة لكل إشعار فورًا' },
  dueDays: 'التذكير قبل الموعد النهائي',
  days: ({ count }) =>
    plural(count, {
      zero: 'في اليوم نفسه',
      one: 'قبل يوم',
      two: 'قبل يومين',
      few: 'قبل # أيام',
      many: 'قبل # يومًا',
      other: 'قبل # يوم',
    }),
  quiet: 'ساعات الهدوء',
  quietHint: 'لا رسائل بريد ولا إشعارات على الأجهزة بين هذين الوقتين، حسب المنطقة الزمنية في ملفك.',
  from: 'من',
  until: 'إلى',
  unverified: 'تصل الرسائل بعد أن <link>تؤكد عنوانك</link>.',
  failed: 'لم يُحفظ',
};
