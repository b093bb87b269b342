import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `السؤال ${number}`,
  linkToQuestion: ({ number }) => `رابط السؤال ${number}`,
  flagged: 'معلَّم',
  correct: 'صحيحة',
  wrong: 'خاطئة',
  partlyRight: 'صحيحة جزئيًا',
  credit: ({ percent }) => `${percent} من هذا السؤال`,
  notAnswered: 'بلا إجابة',
  notMarked: 'غير مصحَّحة',
  provisional: 'هذه النتيجة مؤقتة: لا تزال هناك إجابات بانتظار التصحيح، ولا يمكنها إلا أن ترتفع.',
  sampleAnswer: 'إجابة نموذجية',
  comment: 'تعليق',
  keyNotShown: 'لا تُعرض الإجابة الصحيحة: تُرك الاختبار قبل الإجابة عن هذا السؤال.',
  withheld: {
    score: 'لا تظهر من هذه المحاولة إلا الدرجة.',
    marks: 'يظهر أي الإجابات كانت صحيحة، دون الإجابات الصحيحة نفسها.',
    keys: 'لا تظهر الشروح.',
    more: 'يظهر المزيد بعد إغلاق الاختبار: <date></date>.',
  },
  regraded: {
    new_key: 'غُيّرت الإجابة الصحيحة لاحقًا، وتُحتسب إجابتك وفق الجديدة.',
    either_key: 'غُيّرت الإجابة الصحيحة لاحقًا، وتُحتسب الإجابات الصحيحة وفق أي منهما.',
    full_credit: 'يحصل الجميع على نقطة هذا السؤال.',
  },
  explanation: 'الشرح',
  yourAnswer: 'إجابتك',
  yourAnswerCorrect: 'إجابتك، صحيحة',
  yourAnswerWrong: 'إجابتك، خاطئة',
  yourPosition: ({ number }) => `موضعك: ${number}`,
  notPlaced: 'لم يُختر',
  practiseOthers: 'تدرب على أسئلة أخرى',
  practise: 'تدرب على هذه الأسئلة',
  correctAnswer: 'الإجابة الصحيحة',
  noAnswer: 'لا توجد',
  true: 'صواب',
  false: 'خطأ',
  picture: {
    missing: 'تعذّر تحميل صورة هذا السؤال.',
    missingOf: ({ alt }) => `تعذّر تحميل صورة هذا السؤال. محتواها: ${alt}`,
    alt: 'صورة تابعة للسؤال',
    altLarge: 'صورة تابعة للسؤال، مكبَّرة',
    enlarge: 'تكبير',
    title: 'صورة السؤال',
    close: 'إغلاق',
  },
  score: ({ score, passMark }) => `${score} من 100%، درجة النجاح ${passMark}`,
  passMark: ({ percent }) => `درجة النجاح ${percent}`,
  scoreOf: ({ score, total }) => `${score} من ${total} صحيحة`,
  pointsOf: ({ points, total }) => `النقاط: ${points} من ${total}`,
  verdict: { passed: 'ناجح', failed: 'غير ناجح', waiting: 'بانتظار التصحيح', left: 'متروك' },
  receipt: {
    none: 'لم تُستلم أي إجابة.',
    received: ({ count, time }) =>
      `${plural(count, { zero: 'لم تُستلم أي إجابة', one: 'استُلمت إجابة واحدة', two: 'استُلمت إجابتان', few: 'استُلمت # إجابات', many: 'استُلمت # إجابة', other: 'استُلمت # إجابة' })} في ${time}.`,
    late: ({ number, seconds }) => `وصلت الإجابة ${number} متأخرة ${seconds} ث ولم تُحتسب.`,
  },
  either: ({ one, other }) => `${one} أو ${other}`,
};
