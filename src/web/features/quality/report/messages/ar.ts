import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  report: 'الإبلاغ عن مشكلة',
  reported: ({ kind }) => `تم الإبلاغ: ${kind}`,
  title: 'ما الخطأ في هذا السؤال؟',
  kind: 'المشكلة',
  kinds: {
    wrong_key: 'الإجابة المحددة على أنها صحيحة خاطئة',
    unclear: 'السؤال غير واضح',
    typo: 'خطأ مطبعي أو لغوي',
    offensive: 'محتوى مسيء',
    other: 'شيء آخر',
  },
  note: 'التفاصيل',
  noteHint: 'مثلًا: أي إجابة تراها صحيحة ولماذا. يرى من يراجعون البلاغ اسمك.',
  close: 'إغلاق',
  send: 'إرسال البلاغ',
  sent: 'شكرًا على البلاغ',
  sentText: 'سيراجعه مؤلف السؤال أو أحد المديرين. تبقى نتيجتك كما هي في هذه الأثناء.',
  failed: 'لم يُرسل البلاغ',
};
