import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'نتائجي',
  lead: ({ count, passed }) =>
    `${plural(count, { zero: '# محاولة', one: 'محاولة واحدة', two: 'محاولتان', few: '# محاولات', many: '# محاولة', other: '# محاولة' })}، الناجحة: ${passed}.`,
  newest: ({ count }) =>
    `تضم هذه القائمة أحدث محاولاتك (${count}). ويضم تصدير بياناتك كل محاولاتك.`,
  noneFound: 'لا يوجد شيء من هذا',
  showAll: 'عرض الكل',
  showMore: ({ count }) =>
    `عرض ${plural(count, { zero: '#', one: 'واحدة أخرى', two: 'اثنتين أخريين', few: '# أخرى', many: '# أخرى', other: '# أخرى' })}`,
  noResults: 'لا توجد نتائج بعد',
  noResultsHint: 'بعد أول اختبار لك تجد هنا نتيجته وكل الإجابات.',
  explore: 'استكشاف الاختبارات',
  attempts: 'المحاولات',
  tableName: 'محاولاتك المنتهية، الأحدث أولًا',
  quiz: 'الاختبار',
  verdict: 'الحكم',
  score: 'الدرجة',
  correct: 'الصحيحة',
  points: 'نقاط',
  time: 'الوقت',
  finished: 'الانتهاء',
  selfReported: 'مُبلَّغ ذاتيًا',
  filterByVerdict: 'التصفية حسب الحكم',
  all: 'الكل',
  allQuizzes: 'كل الاختبارات',
  from: 'من',
  to: 'إلى',
  saveAsCsv: 'حفظ بصيغة CSV',
  csv: {
    fileName: 'نتائجي.csv',
    questions: 'الأسئلة',
    points: 'النقاط',
    seconds: 'الثواني',
    reportedBy: 'المُبلِّغ',
    you: 'أنت',
    server: 'الخادم',
  },
  beforeRegrade: ({ score, total }) => `قبل إعادة التصحيح: ${score} من ${total}.`,
  pointsBeforeRegrade: ({ points, total }) => `النقاط قبل إعادة التصحيح: ${points} من ${total}.`,
  trend: {
    title: ({ count }) => `آخر ${count} من محاولاتك المُصحَّحة`,
    asList: 'الأرقام في قائمة',
    chart: 'الدرجة حسب المحاولة، الأقدم أولًا',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `من ${first} في ${firstDate} إلى ${last} في ${lastDate}؛ بلغت ${passed} من ${plural(count, { zero: '# محاولة', one: 'محاولة واحدة', two: 'محاولتين', few: '# محاولات', many: '# محاولة', other: '# محاولة' })} درجة النجاح.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `من ${first} في ${firstDate} إلى ${last} في ${lastDate}؛ بلغت ${passed} من ${plural(count, { zero: '# محاولة', one: 'محاولة واحدة', two: 'محاولتين', few: '# محاولات', many: '# محاولة', other: '# محاولة' })} درجة النجاح ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent} في ${date}`,
    passMark: 'درجة النجاح',
  },
  explain: 'اشرح نتيجتي',
  challengeFriend: 'تحدَّ صديقًا',
  print: 'طباعة',
  result: 'النتيجة',
  finishedOn: 'انتهى في <date></date>.',
  finishedIn: ({ duration }) => `انتهى في <date></date>، خلال ${duration}.`,
  selfReportedNote: 'مُبلَّغ ذاتيًا: لا يُحتسب في لوحة الصدارة.',
  retakeOn: 'يمكنك إعادته في <date></date>.',
  attempt: ({ id }) => `معرّف المحاولة ${id}.`,
  downloadReceipt: 'تنزيل الإيصال الموقَّع',
  receiptFile: ({ product, id }) => `${product}-إيصال-${id}.json`,
  noReceipt: 'لا يوجد إيصال',
  noAnswersKept: 'لا تُحفظ إجابات مفردة لهذه المحاولة.',
  showAllQuestions: 'عرض كل الأسئلة',
  toTheQuiz: 'إلى الاختبار',
  moreQuizzes: 'اختبارات أخرى',
  oneByOne: {
    begin: ({ count }) =>
      `استعراض ${plural(count, { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
    moves: 'الأسئلة واحدًا تلو الآخر',
    back: 'العودة إلى النتيجة',
    previous: 'السؤال السابق',
    next: 'السؤال التالي',
    position: ({ number, total }) => `${number} من ${total}`,
  },
  filterQuestions: 'تصفية الأسئلة',
  filters: { all: 'الكل', wrong: 'الخاطئة', flagged: 'المعلَّمة', unanswered: 'بلا إجابة' },
  keys: { title: 'اختصارات لوحة المفاتيح', next: 'السؤال التالي', previous: 'السؤال السابق' },
};
