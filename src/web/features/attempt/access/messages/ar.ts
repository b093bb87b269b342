import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'فتح اختبار',
  description: 'اختبار أُعطيت رابطه.',
  signInFirst: 'سجّل الدخول لفتح هذا الاختبار',
  signInHint: 'هو للأعضاء الذين لديهم الرابط. ستعود إلى هنا بعد تسجيل الدخول.',
  signIn: 'تسجيل الدخول',
  notYet: 'لم يُنشر هذا الاختبار بعد',
  notYetHint: 'يمكنك فتحه بعد نشره بالرابط نفسه.',
};
