import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الهدف اليومي',
  answered: ({ answered, goal }) => `أسئلة اليوم: ${answered} من ${goal}`,
  reached: ({ answered }) => `اكتمل اليوم، عدد الأسئلة: ${answered}`,
  inARow: ({ days }) => `الأيام المتتالية: ${days}`,
  freezes: ({ count }) => `الأيام الاحتياطية: ${count}`,
  freezesHint:
    'كل سبعة أيام متتالية تمنحك يومًا احتياطيًا، ويمكنك الاحتفاظ بيومين على الأكثر. اليوم الفائت يستهلك واحدًا ويستمر العد.',
  week: 'الأيام السبعة الأخيرة',
  states: { reached: 'اكتمل الهدف', frozen: 'استُخدم يوم احتياطي', none: 'لم يكتمل الهدف' },
};
