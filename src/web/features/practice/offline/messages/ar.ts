import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'التدريب دون اتصال',
  lead: 'حمّل الأسئلة الآن وتدرب دون اتصال. تبقى إجاباتك في هذا المتصفح وتُرسل لاحقًا. الأسئلة التي فيها صور أو أصوات غير مشمولة.',
  load: 'تحميل للاستخدام دون اتصال',
  loadAgain: 'تحميل من جديد',
  loaded: ({ count }) => `الأسئلة المحملة: ${count}`,
  leftOut: ({ count }) => `غير مشمولة بسبب صور أو أصوات: ${count}`,
  loadedOn: 'حُمّلت في <date></date>.',
  open: 'تدرب دون اتصال',
  remove: 'إزالة من هذا المتصفح',
  notLoaded: 'لم تُحمّل الأسئلة',
  offlineLead: 'هذه أسئلة حمّلتها ولا تحتاج إلى اتصال. تُحتسب إجاباتك بعد إرسالها.',
  nothing: 'لا شيء محمّل في هذا المتصفح',
  nothingHint: 'حمّل الأسئلة من صفحة التدريب أثناء الاتصال.',
  toPractice: 'إلى التدريب',
  start: 'بدء مجموعة',
  leave: 'مغادرة المجموعة',
  waiting: ({ count }) => `إجابات تنتظر الإرسال: ${count}`,
  allSent: 'أُرسلت كل الإجابات.',
  notCounted: ({ count }) => `إجابات لم تُحتسب: ${count}`,
  notCountedHint: 'لم يعد التدرب على هذه الأسئلة متاحًا.',
};
