import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'قبل النشر',
  advice: 'التقييم نصيحة: يمكن نشر الاختبار بأي تقييم.',
  score: 'تقييم الاختبار',
  outOf: ({ score }) => `${score} من 100`,
  noScore: 'ليست للاختبار أسئلة خاصة به، فلا شيء يُقيَّم.',
  bands: {
    high: 'عمل جيد.',
    middle: 'جيد، مع أمور يمكن تحسينها.',
    low: 'عدة أمور تستحق نظرة أخرى.',
  },
  parts: {
    writing: 'الصياغة',
    explanations: 'الشروح',
    altTexts: 'نصوص الصور والأصوات',
    difficulty: 'تنوع الصعوبة',
    keyPositions: 'مواضع الإجابات الصحيحة',
    tags: 'الوسوم',
    passMark: 'درجة النجاح',
    time: 'الوقت',
  },
  notApplicable: ({ parts }) => `لا ينطبق هنا: ${parts}`,
  severities: {
    serious: 'مهم',
    slight: 'نصيحة',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `صعوبة كل الأسئلة تقريبًا «${difficulty}». التنوع يبيّن أكثر ما يعرفه المتعلمون.`,
    noTags: 'من دون وسوم يصعب العثور على الأسئلة في البنك، ولا تستطيع النتائج ذكر موضوعاتها.',
    noCoverText: 'ليس للغلاف نص. هذا صحيح فقط إن كان زينة للعنوان.',
    passesAll: 'مع درجة نجاح 0% تنجح كل محاولة.',
    perfection: 'مع درجة نجاح 100% تكفي هفوة واحدة للرسوب.',
    guessable: ({ percent }) =>
      `التخمين وحده يحقق نحو ${percent}، وهو قريب من درجة النجاح أو أعلى منها.`,
    shortTime: ({ time }) => `يحتاج المتعلمون عادة إلى نحو ${time}. الوقت المحدد أقصر من ذلك.`,
    longTime: ({ time }) => `يحتاج المتعلمون عادة إلى نحو ${time}. الوقت المحدد أطول بكثير.`,
    shortQuestionTime: 'وقت السؤال لا يكفي لقراءة هذه الأسئلة والإجابة عنها.',
  },
  fromBank: ({ first }) =>
    `بدءًا من الرقم ${first} الأسئلة من بنك الأسئلة: المرتبطة وعينة مما يُسحب.`,
  bank: ({ count }) =>
    plural(count, {
      zero: 'لا أسئلة من البنك خارج التقييم.',
      one: 'سؤال واحد من البنك لا يدخل في التقييم.',
      two: 'سؤالان من البنك لا يدخلان في التقييم.',
      few: '# أسئلة من البنك لا تدخل في التقييم.',
      many: '# سؤالًا من البنك لا تدخل في التقييم.',
      other: '# سؤال من البنك لا تدخل في التقييم.',
    }),
  learners: 'ما سيراه المتعلمون',
  asked: ({ count }) =>
    plural(count, {
      zero: 'لا أسئلة في المحاولة',
      one: 'سؤال واحد في المحاولة',
      two: 'سؤالان في المحاولة',
      few: '# أسئلة في المحاولة',
      many: '# سؤالًا في المحاولة',
      other: '# سؤال في المحاولة',
    }),
  ofOwn: ({ asked, total }) => `يُسحب ${asked} من ${total} من أسئلته`,
  passMark: 'درجة النجاح',
  wait: 'الانتظار بين المحاولات',
  waits: ({ passed, failed }) => `${passed} بعد النجاح، ${failed} بعد عدم النجاح`,
  noWait: 'لا انتظار',
  who: 'من يمكنه أداؤه',
  everyone: 'الجميع',
  publish: 'نشر',
  open: 'فتح في المحرر',
  loadFailed: 'تعذّر تحميل الاختبار',
};
