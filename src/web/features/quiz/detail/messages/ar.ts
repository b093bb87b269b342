import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  quizzes: 'الاختبارات',
  breadcrumb: 'مسار التنقل',
  descriptionOf: ({ questions, category }) =>
    `اختبار محدد الوقت في ${category}، ${plural(questions, { zero: 'بلا أسئلة', one: 'من سؤال واحد', two: 'من سؤالين', few: 'من # أسئلة', many: 'من # سؤالًا', other: 'من # سؤال' })}.`,
  alsoIn: 'متوفر أيضًا باللغات:',
  inYourLanguage: 'أدِّ هذا الاختبار بالعربية',
  challenged: 'وصلك تحدٍّ!',
  challenge: 'صديق يتحداك أن تتفوق على درجته.',
  challengeWithBest: ({ best }) => `صديق يتحداك أن تتفوق على درجته. أفضل درجة حتى الآن ${best}.`,
  othersResults: 'نتائج الآخرين',
  everyonesResults: 'نتائج الجميع',
  takers: ({ count }) =>
    plural(count, {
      zero: 'متعلم أدّاه',
      one: 'متعلم أدّاه',
      two: 'متعلمان أدّياه',
      few: 'متعلمين أدّوه',
      many: 'متعلمًا أدّوه',
      other: 'متعلم أدّوه',
    }),
  onlyYou: 'متعلم أدّاه: أنت',
  topScore: 'أعلى درجة',
  averageScore: 'متوسط الدرجات',
  passRate: 'نسبة النجاح',
  takeThisQuiz: 'أدِّ هذا الاختبار',
  passMark: ({ percent }) => `درجة النجاح ${percent}. يبدأ الوقت مع السؤال الأول.`,
  passMarkUntimed: ({ percent }) => `درجة النجاح ${percent}. لا يوجد حد زمني.`,
  allRules: 'كل القواعد',
  free: 'مجاني. تُحفظ نتائجك.',
  yourProgress: 'تقدمك',
  notTaken: 'لم تؤدِّ هذا الاختبار بعد.',
  left: 'غادرت هذا الاختبار قبل تسليمه. لا توجد درجة بعد.',
  mastered: 'متقَن',
  best: ({ correct, total, count }) =>
    `أفضل نتيجة لك ${correct} من ${total} ${plural(count, { zero: 'بلا محاولات', one: 'في محاولة واحدة', two: 'في محاولتين', few: 'في # محاولات', many: 'في # محاولة', other: 'في # محاولة' })}؛ آخرها في <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `أفضل نتيجة لك بالنقاط ${points} من ${total} ${plural(count, { zero: 'بلا محاولات', one: 'في محاولة واحدة', two: 'في محاولتين', few: 'في # محاولات', many: 'في # محاولة', other: 'في # محاولة' })}؛ آخرها في <date></date>`,
  marks: {
    last: ({ percent }) => `تُحتسب محاولتك الأخيرة: ${percent}`,
    average: ({ percent }) => `يُحتسب متوسط محاولاتك: ${percent}`,
    first: ({ percent }) => `تُحتسب محاولتك الأولى: ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `نتائجك من الأقدم إلى الأحدث: ${results}. درجة النجاح: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before} ثم ${percent}`,
  timeIsUp: 'انتهى الوقت',
  leftAtOnce: 'غادرت هذا الاختبار فور بدئه، وقد انتهى وقته.',
  untilStart: 'حتى يمكنك بدؤه من جديد، في <at></at>',
  untilRetake: 'حتى يمكنك إعادته، في <at></at>',
  closedFirst: 'يُغلق الاختبار قبل أن يمكنك إعادته.',
  passed: 'ناجح',
  failedCooldown: 'غير ناجح - فترة انتظار',
  toBeMarked: 'بانتظار التصحيح',
  lastResult: ({ score, total, percent }) => `${score} من ${total}، ${percent}.`,
  lastPoints: ({ points, total, percent }) => `النقاط: ${points} من ${total}، ${percent}.`,
  seeAnswers: 'اطّلع على إجاباتك',
  practise: 'تدرب على هذه الأسئلة',
  practiseOthers: 'تدرب على أسئلة أخرى',
  notFound: 'الاختبار غير موجود',
  notFoundHint: 'الاختبار الذي تبحث عنه غير موجود أو أُزيل.',
  browse: 'تصفّح الاختبارات',
  access: {
    opens: 'يُفتح في <date></date>',
    closes: 'يُغلق في <date></date>',
    extraTime: ({ percent, time }) => `لديك وقت إضافي بنسبة ${percent}: ${time}.`,
    extraAttempts: ({ count, all }) =>
      `لديك ${plural(count, {
        zero: 'لا محاولات إضافية',
        one: 'محاولة إضافية واحدة',
        two: 'محاولتان إضافيتان',
        few: '# محاولات إضافية',
        many: '# محاولة إضافية',
        other: '# محاولة إضافية',
      })}، والمجموع ${all}.`,
    ownDate: 'موعد خاص بك.',
    needsCode: 'تحتاج إلى رمز دخول للبدء.',
    notYet: 'لم يُفتح بعد',
  },
  overview: {
    title: ({ title }) => `قبل أن تبدأ: ${title}`,
    description: 'القواعد والوقت ودرجة النجاح، وما يحدث إن غادرت أو لم تنجح.',
    lead: 'ما الذي ينتظرك، وكيف يُصحَّح الاختبار، وما يحدث إن غادرت أو انتهى وقتك.',
    back: 'العودة إلى الاختبار',
    rules: 'القواعد والوقت',
    questions: 'يمكنك التخطي والتعليم والعودة. يُحسب السؤال بلا إجابة خطأً.',
    questionsOneWay:
      'تأتي الأسئلة واحدًا بعد آخر ولا رجوع: أجب عن كل سؤال قبل أن تتابع. يُحسب السؤال بلا إجابة خطأً.',
    questionsWithPenalty:
      'يمكنك التخطي والتعليم والعودة. السؤال بلا إجابة لا يكسب شيئًا ولا يكلّف شيئًا.',
    questionsOneWayWithPenalty:
      'تأتي الأسئلة واحدًا بعد آخر ولا رجوع: أجب عن كل سؤال قبل أن تتابع. السؤال بلا إجابة لا يكسب شيئًا ولا يكلّف شيئًا.',
    allOnOnePage: 'جميع الأسئلة في صفحة واحدة.',
    clock:
      'يبدأ الوقت مع السؤال الأول ويستمر حتى لو أغلقت الصفحة. يمكنك العودة من أي جهاز قبل انتهاء الوقت.',
    noClock: ({ days }) =>
      `خذ ما تحتاج إليه من وقت. يمكنك إغلاق الصفحة والعودة من أي جهاز. والمحاولة التي تبقى مفتوحة عند إغلاق الاختبار أو بعد ${plural(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })} تُصحَّح بالإجابات المحفوظة حتى ذلك الحين.`,
    questionTime: ({ seconds }) =>
      plural(seconds, {
        zero: '# ثانية لكل سؤال',
        one: 'ثانية واحدة لكل سؤال',
        two: 'ثانيتان لكل سؤال',
        few: '# ثوانٍ لكل سؤال',
        many: '# ثانية لكل سؤال',
        other: '# ثانية لكل سؤال',
      }),
    questionTimeText:
      'يبدأ وقت السؤال عندما تصل إليه ويستمر حتى لو أغلقت الصفحة. وعندما ينتهي تُحتسب الإجابة المعطاة ويأتي السؤال التالي.',
    toPass: ({ percent }) => `${percent} للنجاح`,
    passMark: ({ needed, count }) =>
      `أي ${needed} من ${plural(count, { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}. إذا صحّت عدة خيارات فاخترها كلها دون غيرها.`,
    passMarkPoints: ({ needed, count }) =>
      `أي ${needed} من ${plural(count, { zero: '# نقطة', one: 'نقطة واحدة', two: 'نقطتين', few: '# نقاط', many: '# نقطة', other: '# نقطة' })}؛ والإجابة الصحيحة تكسب نقطة.`,
    partialCredit: 'درجات جزئية',
    partialCreditText:
      'الإجابة الصحيحة جزئيًا تكسب جزءًا من سؤالها. وإذا صحّت عدة خيارات فكل صحيح يضيف وكل خاطئ ينقص.',
    penalty: 'الإجابات الخاطئة تُنقص النقاط',
    penaltyText: ({ percent }) =>
      `الإجابة الخاطئة تكلّف ${percent} من سؤال. والسؤال المتروك لا يكلّف شيئًا. ولا تقل نتيجتك عن الصفر أبدًا.`,
    timeOut: 'عند انتهاء الوقت',
    timeOutText: 'ستُسلَّم إجاباتك تلقائيًا وتُصحَّح.',
    checking: 'التحقق من الإجابات',
    checkingText: {
      marks:
        'يمكنك التحقق من كل إجابة لترى فورًا هل هي صحيحة. لا يمكن تغييرها بعد ذلك، وإذا غادرت عندئذ تُصحَّح المحاولة كما هي.',
      keys: 'يمكنك التحقق من كل إجابة لترى فورًا ما الصحيح. لا يمكن تغييرها بعد ذلك، وإذا غادرت عندئذ تُصحَّح المحاولة كما هي.',
      explanations:
        'يمكنك التحقق من كل إجابة لترى فورًا ما الصحيح ولماذا. لا يمكن تغييرها بعد ذلك، وإذا غادرت عندئذ تُصحَّح المحاولة كما هي.',
    },
    leaving: 'إذا غادرت',
    leavingText:
      'تأكيد «مغادرة الاختبار» ينهي المحاولة بدرجة صفر. أما انقطاع الاتصال أو نفاد البطارية فلا: تُحفظ الإجابات أولًا بأول.',
    failing: 'إذا لم تنجح',
    failingText: ({ failedHours, passedDays }) =>
      `يمكنك إعادته بعد ${plural(failedHours, { zero: '# ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' })}. لو لم تنجح الآن فسيكون ذلك في <date></date>. ويمكنك إعادة اختبار نجحت فيه بعد ${plural(passedDays, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, {
        zero: 'لا محاولات',
        one: 'محاولة واحدة',
        two: 'محاولتان',
        few: '# محاولات',
        many: '# محاولة',
        other: '# محاولة',
      }),
    attemptsText: 'هذا عدد المرات المسموح بها. وتُحسب المحاولة المتروكة.',
    counted: 'المحاولة المحتسبة',
    countedText: {
      last: 'تُحتسب محاولتك الأخيرة.',
      average: 'يُحتسب متوسط كل محاولاتك.',
      first: 'تُحتسب محاولتك الأولى.',
    },
    noWait: 'يمكنك إعادته فورًا.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `مدة الانتظار بعد محاولة غير ناجحة: ${failed}؛ ولو لم تنجح الآن لانتهت في <date></date>. ومدة الانتظار بعد محاولة ناجحة: ${passed}.`,
    antiCheating: 'منع الغش',
    antiCheatingText:
      'يضبط الخادم الوقت، ويسحب الأسئلة، ويصحّح الإجابات؛ وأثناء المحاولة لا تصل الإجابات الصحيحة إلى متصفحك قبل التسليم أبدًا. لا يُسجَّل شيء آخر: لا كاميرا ولا شاشة ولا كتابة. اعمل وحدك ودون ملاحظات.',
    antiCheatingChecked:
      'يضبط الخادم الوقت، ويسحب الأسئلة، ويصحّح الإجابات؛ وأثناء المحاولة لا تصل الإجابات الصحيحة إلى متصفحك إلا عند التسليم أو عند التحقق من إجابتك. لا يُسجَّل شيء آخر: لا كاميرا ولا شاشة ولا كتابة. اعمل وحدك ودون ملاحظات.',
    startNow: 'ابدأ الآن',
  },
};
