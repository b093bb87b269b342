import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'شرح نتيجتك',
  notLoaded: 'لم يُحمَّل الشرح',
  save: 'حفظ الأرقام',
  file: ({ id, product }) => `${product}-result-${id}.json`,
  passing: {
    title: 'ما كان يكفي للنجاح',
    passed: ({ needed }) => `لقد نجحت: كان المطلوب ${needed}.`,
    unanswered: ({ count }) =>
      `تركت ${plural(count, { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })} بلا إجابة.`,
  },
  time: {
    title: 'أين ذهب الوقت',
    longest: ({ duration, number, total }) =>
      `استغرق السؤال ${number} أطول وقت: ${duration} من ${total}.`,
    rest: ({ duration }) => `مرّ بعد إجابتك الأخيرة ${duration}.`,
    meaning:
      'الوقت الذي يسبق حفظ الإجابة يُحسب لسؤالها، وفيه أيضًا فترات التوقف والأسئلة التي قرأتها فقط.',
    unknown: 'لم تُسجَّل أوقات هذه المحاولة.',
    noAnswer: 'لم تُحفظ أي إجابة في هذه المحاولة.',
    question: 'السؤال',
    course: 'مجرى المحاولة',
    time: 'الوقت',
    showAll: ({ count }) => `عرض كل الأسئلة (${count})`,
  },
  changes: {
    title: 'الإجابات المعدَّلة',
    none: 'لم تعدّل أي إجابة.',
    changed: ({ count }) =>
      `عدّلت الإجابة عن ${plural(count, { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}.`,
    effects: ({ right, wrong }) =>
      `أصبحت صحيحة: ${plural(right, { zero: '#', one: '#', two: '#', few: '#', many: '#', other: '#' })}، وأصبحت خاطئة: ${plural(wrong, { zero: '#', one: '#', two: '#', few: '#', many: '#', other: '#' })}.`,
    gained: ({ points }) => `بالنقاط: ${points}.`,
    hidden: 'تظهر نتيجة التعديل مع الإجابات الصحيحة.',
    question: ({ effect, number }) => `السؤال ${number}: ${effect}`,
    effect: {
      to_right: 'عُدِّلت إلى صحيحة',
      to_wrong: 'عُدِّلت إلى خاطئة',
      other: 'عُدِّلت، لا إلى صحيحة ولا إلى خاطئة',
    },
  },
  topics: {
    title: 'الموضوعات',
    none: 'أسئلة هذه المحاولة بلا وسوم.',
    meaning:
      'الشريط هو نسبتك في هذه المحاولة. والخط الرفيع يبيّن أين تكون نسبتك مع أسئلة كثيرة جدًا، بثقة 95%: كلما قلّت الأسئلة طال الخط.',
    hidden: 'تظهر الموضوعات مع تصحيح الإجابات.',
    topic: 'الموضوع',
    share: 'النسبة',
    earned: ({ asked, earned }) => `${earned} من ${asked}`,
    range: ({ high, low }) => `من ${low} إلى ${high}`,
  },
  compared: {
    title: 'مقارنة',
    first: 'هذه أول محاولة مصحَّحة لك في هذا الاختبار.',
    before: ({ before, now }) => `المحاولة السابقة: ${before}. هذه المحاولة: ${now}.`,
    ownAttempts: 'محاولاتك في هذا الاختبار',
    others: ({ below, median, takers }) =>
      `بلغ نصف المتعلمين الآخرين، وعددهم ${takers}، في محاولتهم الأولى ${median} أو أكثر. نتيجتك أفضل من ${below} منهم.`,
    tooFew: ({ count }) =>
      `يُعرض المتعلمون الآخرون ابتداءً من ${count}، حتى لا يمكن تخمين نتيجة شخص بعينه.`,
    distribution: 'نتائج المتعلمين الآخرين',
    range: 'النتيجة',
    learners: 'المتعلمون',
    between: ({ from, to }) => `من ${from} إلى ${to}`,
    yours: ({ range }) => `${range} (أنت)`,
  },
  next: {
    title: 'ما الخطوة التالية',
    set: ({ count }) =>
      plural(count, {
        zero: 'تدرب على # سؤال',
        one: 'تدرب على سؤال واحد',
        two: 'تدرب على سؤالين',
        few: 'تدرب على # أسئلة',
        many: 'تدرب على # سؤالًا',
        other: 'تدرب على # سؤال',
      }),
    meaning: 'يأتي أولًا ما لم تُجب عنه صوابًا، ثم أسئلة رأيتها لها الوسوم نفسها.',
    nothing: 'لا شيء مما لم تُجب عنه صوابًا يمكن التدرب عليه.',
    hidden: 'يمكنك التدرب على ما لم تُجب عنه صوابًا حين تظهر الإجابات الصحيحة.',
    mixed: 'تدريب متنوع',
  },
};
