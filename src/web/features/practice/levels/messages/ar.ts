import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'مستواك',
  hint: 'مدى إتقانك لكل مجال، من جميع إجاباتك. الشريط هو النطاق الذي يقع فيه مستواك باحتمال 90%: كلما طال، قلّ المعروف عنه.',
  categories: 'الفئات',
  tags: 'الوسوم',
  answers: ({ count }: { count: string }) => `الإجابات: ${count}`,
  levels: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
  },
  between: ({ from, to }: { from: string; to: string }) => `من ${from} إلى ${to}`,
  unknown: 'غير معروف بعد',
  missing: ({ count }) =>
    `ينقص نحو ${plural(count, { zero: '# إجابة', one: 'إجابة واحدة', two: 'إجابتين', few: '# إجابات', many: '# إجابة', other: '# إجابة' })} عن أسئلة جديدة عليك.`,
};
