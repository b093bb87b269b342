import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  ready: 'جاهز للتسليم؟',
  close: 'إغلاق',
  counts: {
    answered: 'مُجاب عنها',
    unanswered: 'بلا إجابة',
    flagged: 'معلَّمة',
    timeLeft: 'الوقت المتبقي',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })} بلا إجابة`,
  countAsWrong: 'الأسئلة بلا إجابة تُحتسب خاطئة.',
  earnNothing: 'الأسئلة بلا إجابة لا تكسب شيئًا ولا تكلّف شيئًا.',
  flagged: 'معلَّمة للمراجعة',
  finalNote: ({ account }) => `لا يمكنك تغيير الإجابات بعد التسليم. تُسلَّم باسم ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `أُجيب عن كل الأسئلة. لا يمكنك تغيير الإجابات بعد التسليم. تُسلَّم باسم ${account}.`,
  guestNote: 'لا يمكنك تغيير الإجابات بعد التسليم.',
  guestNoteAllAnswered: 'أُجيب عن كل الأسئلة. لا يمكنك تغيير الإجابات بعد التسليم.',
  keepWorking: 'متابعة الحل',
  submit: 'تسليم الاختبار',
  goTo: ({ number }) => `الانتقال إلى السؤال ${number}`,
  goToRange: ({ from, to }) => `الانتقال إلى الأسئلة ${from}–${to}`,
  leave: {
    title: 'هل تريد مغادرة هذا الاختبار؟',
    confirm: 'مغادرة الاختبار',
    stay: 'البقاء والمتابعة',
    follows: ({ wait }) =>
      `المغادرة تُنهي هذه المحاولة الآن. تُحتسب صفرًا، غير ناجحة. مدة الانتظار قبل إعادة الاختبار: ${wait}.`,
    followsAtOnce: 'المغادرة تُنهي هذه المحاولة الآن. وتُحتسب صفرًا، غير ناجحة.',
    graded: 'المغادرة تُنهي هذه المحاولة الآن. تم التحقق من إجابة، لذلك تُصحَّح بالإجابات التي قدمتها.',
    failed: ({ reason }) => `${reason} لم تغادر بعد.`,
  },
  left: {
    title: ({ quiz }) => `غادرت «${quiz}»`,
    void: ({ time }) => `استُلم في ${time}. لا يُحتسب: غادرت في الثواني الأولى.`,
    counts: ({ time }) => `استُلم في ${time}. تُحتسب المحاولة غير ناجحة.`,
    countsUntil: ({ time, opens }) =>
      `استُلم في ${time}. تُحتسب المحاولة غير ناجحة. يمكنك إعادة الاختبار في ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `ما زال «${quiz}» مفتوحًا`,
    reason: 'تعذّر الوصول إلى الخادم. يمكنك متابعته حتى ينتهي وقته.',
  },
  submitFailed: 'خطأ في تسليم الاختبار',
  submitFailedHint: 'تعذّر تسليم الاختبار. حاول مرة أخرى.',
  timesUp: 'انتهى الوقت',
  timesUpHint: 'يجري تسليم إجاباتك.',
};
