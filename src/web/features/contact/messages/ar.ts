import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'اتصل بنا',
  description: 'أسئلة أو أخطاء في اختبار أو أفكار: راسلنا. نرد خلال 24 ساعة.',
  lead: 'سؤال أو خطأ في اختبار أو فكرة: راسلنا. نرد خلال 24 ساعة.',
  categories: {
    general: 'سؤال عام',
    technical: 'مشكلة تقنية',
    account: 'حسابي',
    quiz: 'اختبار أو سؤال',
    billing: 'الفوترة',
    feature: 'فكرة ميزة',
    bug: 'بلاغ عن خلل',
    other: 'شيء آخر',
  },
  choose: 'اختر فئة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  category: 'الفئة',
  subject: 'الموضوع',
  message: 'الرسالة',
  length: ({ length, most }) => `${number(length)} من ${number(most)}`,
  leaveEmpty: 'اتركه فارغًا',
  failed: 'تعذّر إرسال الرسالة',
  kept: 'ما كتبته لا يزال هنا.',
  alsoWrite: 'يمكنك أيضًا مراسلة <mail></mail>.',
  onlyToReply: 'نستخدم عنوانك للرد فقط.',
  orWrite: 'أو راسل <mail></mail>.',
  send: 'إرسال الرسالة',
  sent: {
    title: 'تم إرسال الرسالة!',
    thanks: 'شكرًا لك. سنرد على <email></email> خلال 24 ساعة.',
    reference: ({ reference }) => `رقمك المرجعي ${reference}.`,
    another: 'اكتب رسالة أخرى',
    home: 'الرئيسية',
  },
  failure: {
    fallback: 'تعذّر إرسال الرسالة. حاول مرة أخرى أو تواصل معنا مباشرة.',
    invalid: 'استجابة غير صالحة من الخادم. تعذّر إرسال الرسالة. حاول مرة أخرى أو تواصل معنا مباشرة.',
    http: ({ status }) =>
      `خطأ HTTP ‏${status}. تعذّر إرسال الرسالة. حاول مرة أخرى أو تواصل معنا مباشرة.`,
  },
};
