import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'التدريب',
  daily: 'سؤال اليوم',
  bookmarks: 'الإشارات المرجعية والملاحظات',
  lead: 'أسئلة رأيتها من قبل، بقدر ما تشاء. لا يُحتسب التدريب في أي نتيجة ولا يقفل شيئًا.',
  nothingYet: 'لا شيء للتدريب بعد',
  sprintMode: 'سباق الدقائق الخمس',
  nothingYetHint: 'أكمل اختبارًا لتتدرب على أسئلته هنا في أي وقت، حتى أثناء قفل الاختبار.',
  chooseQuiz: 'اختر اختبارًا',
  due: ({ count }) =>
    plural(count, {
      zero: 'لا أسئلة للمراجعة',
      one: 'سؤال واحد للمراجعة',
      two: 'سؤالان للمراجعة',
      few: '# أسئلة للمراجعة',
      many: '# سؤالًا للمراجعة',
      other: '# سؤال للمراجعة',
    }),
  nothingDue: 'لا شيء للمراجعة الآن',
  dueHint: 'هذه أسئلة توشك أن تنساها. دقائق الآن توفر وقتًا كثيرًا لاحقًا.',
  nothingDueHint: 'تدرب على ما تشاء أو عد لاحقًا.',
  mistakesHint: 'أعد ما أخطأت فيه أو عد لاحقًا.',
  practiseDue: 'مراجعة المستحق',
  practiseMixed: 'تدريب متنوع',
  mistakes: ({ count }) =>
    plural(count, {
      zero: 'لا أخطاء للإعادة',
      one: 'إعادة خطأ واحد',
      two: 'إعادة خطأين',
      few: 'إعادة # أخطاء',
      many: 'إعادة # خطأ',
      other: 'إعادة # خطأ',
    }),
  forecast: 'المراجعات في الأسبوعين القادمين',
  dueOn: ({ day, count }) =>
    `${day}: ${plural(count, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    })}`,
  today: 'اليوم',
  seen: 'أسئلة رأيتها',
  thisWeek: 'التدريب في 7 أيام',
  rightThisWeek: 'الصواب في 7 أيام',
  topics: 'الموضوعات',
  topicsHint: 'النسبة المتوقع أن تجيب عنها صوابًا اليوم، الأضعف أولًا.',
  quizzes: 'الاختبارات',
  remembered: ({ percent }) => `تتذكر ${percent}`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}، للمراجعة: ${number(due)}`,
  practise: 'تدرب',
  practiseNamed: ({ name }) => `تدرب: ${name}`,
  settings: 'الإعدادات',
  target: 'النسبة المراد تذكرها',
  targetHint:
    'يعود السؤال عندما ينخفض تذكّرك المتوقع له إلى هذه النسبة. كلما ارتفعت النسبة زادت الأسئلة في اليوم.',
  asksConfidence: 'اسألني عن مدى ثقتي',
  asksConfidenceHint: 'يعود ما خمنته صوابًا في وقت أقرب.',
  dailyGoal: 'الأسئلة في اليوم',
  dailyGoalHint:
    'هدفك اليومي، في الاختبارات والتدريب. تُحسب الأيام بحسب المنطقة الزمنية في ملفك الشخصي.',
  noGoal: 'بلا هدف',
  notSaved: 'لم يُحفظ الإعداد',
  notLoaded: 'خطأ في تحميل الأسئلة',
  emptySet: 'لا شيء للتدريب هنا',
  emptySetHint: 'لا شيء من هذا النوع للمراجعة الآن.',
  emptyQuizHint:
    'يمكن التدرب على أسئلة الاختبار بعد محاولة تُعرض إجاباتها الصحيحة، أو فورًا إذا فتحه مؤلفه للتدريب.',
  emptyBookmarksHint:
    'ضع إشارات في نتائجك أو هنا بعد الإجابة. يمكن التدرب عليها ما دام اختبارها مفتوحًا.',
  toOverview: 'كل التدريب',
  progress: 'التقدم',
  doneOf: ({ done, total }) => `${done} من ${total}`,
  check: 'تحقق',
  next: 'السؤال التالي',
  finish: 'إنهاء',
  notChecked: 'لم يُتحقق من الإجابة',
  howSure: 'ما مدى ثقتك؟',
  confidences: { sure: 'متأكد', unsure: 'أظن ذلك', guess: 'تخمين' },
  againOn: 'يعود في <date></date>.',
  setDone: 'انتهت المجموعة',
  rightOf: ({ right, total }) => `${right} من ${total} صواب`,
  allRight: 'كلها صواب. أحسنت!',
  someWrong: ({ count }) =>
    plural(count, {
      zero: 'لا إجابات خاطئة.',
      one: 'إجابة واحدة خاطئة. ستعود قريبًا.',
      two: 'إجابتان خاطئتان. ستعودان قريبًا.',
      few: '# إجابات خاطئة. ستعود قريبًا.',
      many: '# إجابة خاطئة. ستعود قريبًا.',
      other: '# إجابة خاطئة. ستعود قريبًا.',
    }),
  more: 'مجموعة أخرى',
  toMistakes: 'إعادة الأخطاء',
};
