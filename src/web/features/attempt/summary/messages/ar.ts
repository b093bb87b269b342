import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'لم يُسلَّم بعد',
    kept: 'إجاباتك محفوظة على هذا الجهاز.',
    keptOf: ({ answered, total }) =>
      `إجاباتك محفوظة على هذا الجهاز. أجبت عن ${answered} من ${total}.`,
    offline:
      'لا يوجد اتصال. ستُسلَّم إجاباتك تلقائيًا؛ أبقِ هذه الصفحة مفتوحة. ما حُفظ من قبل يُحتسب في كل الأحوال عند انتهاء الوقت.',
    serverProblem:
      'لدى الخادم مشكلة. ستُسلَّم إجاباتك تلقائيًا؛ أبقِ هذه الصفحة مفتوحة. ما حُفظ من قبل يُحتسب في كل الأحوال عند انتهاء الوقت.',
  },
  tryAgain: 'إعادة المحاولة',
  rejected: { title: 'لم يُسلَّم', error: 'خطأ في تسليم الاختبار' },
  backToQuiz: 'العودة إلى الاختبار',
  myResults: 'نتائجي',
  notLoaded: 'تعذّر تحميل نتيجتك',
  safe: 'نتيجتك محفوظة بأمان على الخادم.',
  stillOpen: {
    title: 'هذه المحاولة ما زالت مفتوحة',
    reason: 'تظهر نتيجتها هنا بعد تسليمها أو انتهاء وقتها.',
    continue: 'متابعة الاختبار',
  },
  void: {
    title: 'هذه المحاولة لا تُحتسب',
    reason: 'خرجت منها في ثوانيها الأولى. يمكنك بدء الاختبار من جديد في أي وقت.',
  },
  browse: 'تصفُّح الاختبارات',
  bubbles: 'إجاباتك',
  bubble: {
    correct: ({ number }) => `السؤال ${number}، إجابة صحيحة`,
    part: ({ number }) => `السؤال ${number}، إجابة صحيحة جزئيًا`,
    wrong: ({ number }) => `السؤال ${number}، إجابة خاطئة`,
    empty: ({ number }) => `السؤال ${number}، بلا إجابة`,
    waiting: ({ number }) => `السؤال ${number}، بانتظار التصحيح`,
  },
  seeMistakes: 'عرض الأخطاء',
  nextMistake: 'الخطأ التالي',
  missing: ({ count, pass, total }) =>
    `كنت ستنجح لو أصبت في ${plural(count, { zero: '# إجابة', one: 'إجابة واحدة أخرى', two: 'إجابتين أخريين', few: '# إجابات أخرى', many: '# إجابة أخرى', other: '# إجابة أخرى' })} (${pass} من ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `كنت ستنجح لو كسبت ${plural(count, { zero: '# نقطة', one: 'نقطة أخرى', two: 'نقطتين أخريين', few: '# نقاط أخرى', many: '# نقطة أخرى', other: '# نقطة أخرى' })} (${pass} من ${total}).`,
  whatNext: 'ما التالي',
  mastered: 'لقد أتقنت هذا الاختبار.',
  readExplanations: 'اقرأ الشروح قبل أن تحاول مجددًا.',
  waitForMarks: 'سيصلك إشعار عندما يكتمل التصحيح.',
  retakeOn: 'يمكنك إعادته في <date></date>.',
  review: 'مراجعة الإجابات',
  moreQuizzes: 'اختبارات أخرى',
  timeTaken: ({ duration }) => `الوقت المستغرق: ${duration}`,
  ranOutEmpty: 'انتهى الوقت دون أي إجابة: تُحتسب المحاولة صفرًا.',
  left: 'تركت هذه المحاولة: تُحتسب صفرًا.',
  ranOut: 'انتهى الوقت. صُحِّحت إجاباتك كما كانت حينها.',
  last: {
    same: ({ percent }) => `مثل المرة السابقة (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { zero: '# نقطة مئوية', one: 'نقطة مئوية واحدة', two: 'نقطتان مئويتان', few: '# نقاط مئوية', many: '# نقطة مئوية', other: '# نقطة مئوية' })} فوق المرة السابقة (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { zero: '# نقطة مئوية', one: 'نقطة مئوية واحدة', two: 'نقطتان مئويتان', few: '# نقاط مئوية', many: '# نقطة مئوية', other: '# نقطة مئوية' })} دون المرة السابقة (${percent})`,
  },
  average: {
    same: ({ percent }) => `مثل متوسط المتعلمين الآخرين (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { zero: '# نقطة مئوية', one: 'نقطة مئوية واحدة', two: 'نقطتان مئويتان', few: '# نقاط مئوية', many: '# نقطة مئوية', other: '# نقطة مئوية' })} فوق متوسط المتعلمين الآخرين (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { zero: '# نقطة مئوية', one: 'نقطة مئوية واحدة', two: 'نقطتان مئويتان', few: '# نقاط مئوية', many: '# نقطة مئوية', other: '# نقطة مئوية' })} دون متوسط المتعلمين الآخرين (${percent})`,
  },
};
