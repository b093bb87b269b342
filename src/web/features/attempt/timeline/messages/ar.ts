import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'المحاولات',
  attempt: ({ number }) => `المحاولة ${number}`,
  description: 'ما تم استلامه من محاولة.',
  lead: 'كل إجابة استلمها الخادم من المحاولة، بالترتيب. يرى المتعلمون رقم المحاولة في صفحة نتيجتها.',
  denied: 'الوصول مرفوض',
  attemptNumber: 'رقم المحاولة',
  wholeNumber: 'أدخل عددًا صحيحًا',
  show: 'عرض',
  notFound: ({ number }) => `لا توجد محاولة رقمها ${number}`,
  failed: 'يتعذّر عرض هذه المحاولة',
  loading: 'جارٍ تحميل المحاولة',

  open: 'جارية',
  learner: 'المتعلم',
  erasedAccount: 'حساب محذوف',
  result: 'النتيجة',
  notGraded: 'لم تُصحَّح بعد',
  score: ({ score, total, percent }) => `${score} من ${total} صحيحة، ${percent}`,
  points: ({ score, total, percent }) => `النقاط: ${score} من ${total}، ${percent}`,
  started: 'البدء',
  deadline: 'الموعد النهائي',
  exceptions: 'الاستثناءات',
  moreTime: ({ percent }) => `وقت إضافي بنسبة ${percent}`,
  chosenTime: ({ percent }) => `وقت إضافي بنسبة ${percent} باختيار المتعلّم`,
  addedMinutes: ({ count }) =>
    plural(count, {
      zero: 'لم تُضف دقائق',
      one: 'أُضيفت دقيقة',
      two: 'أُضيفت دقيقتان',
      few: 'أُضيفت # دقائق',
      many: 'أُضيفت # دقيقة',
      other: 'أُضيفت # دقيقة',
    }),
  waitEnded: 'أُنهي الانتظار الذي سبقها',
  ended: 'الانتهاء',
  received: 'المستلَم',
  lastHash: ({ hash }) => `آخر بصمة، كما في الإيصال: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'السجل مكتمل',
      text: 'كل إجابة محفوظة تطابق آخر حدث لسؤالها.',
    },
    incomplete: {
      title: 'السجل غير مكتمل',
      text: 'حفظ إصدار سابق بعض الإجابات من دون حدث.',
    },
    altered: {
      title: 'جرى تغيير السجل',
      text: 'تغيّرت إجابة محفوظة أو حدث في قاعدة البيانات، وليس بواسطة هذا البرنامج.',
    },
  },
  events: ({ count }) =>
    plural(count, {
      zero: 'لا أحداث',
      one: 'حدث واحد',
      two: 'حدثان',
      few: '# أحداث',
      many: '# حدثًا',
      other: '# حدث',
    }),
  question: ({ number }) => `السؤال ${number}`,
  noAnswer: 'دون إجابة',
  flagged: 'معلَّم',
  afterEvent: ({ number, total, time }) => `بعد الحدث ${number} من ${total}، ${time}`,
  beforeFirst: 'قبل الحدث الأول',
  previousEvent: 'الحدث السابق',
  nextEvent: 'الحدث التالي',
  moment: 'اللحظة',
  paper: 'ورقة الإجابة في هذه اللحظة',
  correct: 'صحيحة',
  partlyRight: 'صحيحة جزئيًا',
  wrong: 'خاطئة',
  nothingReceived: 'لم تُستلم أي إجابة.',
  eventsErased: 'حُذف الحساب وحُذفت معه الأحداث.',
};
