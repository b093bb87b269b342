import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'سباق الدقائق الخمس',
  lead: 'أكبر عدد من الإجابات الصحيحة في خمس دقائق، من كل ما يمكنك التدرب عليه. لا يُحتسب في لوحة الصدارة.',
  best: ({ right }) => `أفضل نتيجة لك، الإجابات الصحيحة: ${right}`,
  start: 'ابدأ السباق',
  notStarted: 'لم يبدأ السباق',
  left: 'الوقت المتبقي',
  rightSoFar: ({ right }) => `صحيحة: ${right}`,
  over: 'انتهى الوقت',
  result: ({ right, answers }) => `${right} من ${answers} صحيحة`,
  newBest: 'نتيجة قياسية جديدة!',
  again: 'سباق آخر',
};
