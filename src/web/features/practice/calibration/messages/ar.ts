import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الثقة والصواب',
  verdicts: {
    few: ({ min }) => `عندما يبلغ عدد الإجابات المصحوبة بالثقة ${min} يظهر هنا مدى ملاءمتها.`,
    over: 'تصيب أقل مما تقول. ألقِ نظرة أخرى قبل أن تختار «متأكد».',
    under: 'تصيب أكثر مما تقول. يمكنك أن تثق بنفسك أكثر.',
    fair: 'تصيب تقريبًا بقدر ما تقول.',
  },
  brier: ({ score, half }) => `مقياس براير: ${score} (0 مثالي، و${half} يعني قول 50% كل مرة)`,
  table: 'ما قلته وكم مرة كان صوابًا',
  said: 'قلت',
  means: 'المتوقع',
  right: 'صواب',
  none: 'لا إجابات',
  chart: 'ما قيل (أفقيًا) والصواب (عموديًا). على الخط المتقطع يتساويان.',
  progress: 'مقياس براير مع الوقت، الأقل أفضل',
  share: ({ share, right, answers }) => `${share} (${right} من ${answers})`,
  between: ({ low, high }) => `بين ${low} و${high}`,
  answers: 'الإجابات',
  score: 'المقياس',
  range: ({ from, until }) => `من ${from} إلى ${until}`,
};
