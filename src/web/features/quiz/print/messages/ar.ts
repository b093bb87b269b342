import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  pageTitle: 'طباعة اختبار',
  description: 'اختبار على الورق مع أوراق إجابة ومفتاح الحل.',
  denied: 'الوصول مرفوض: تحتاج إلى صلاحيات المدير لفتح هذه الصفحة.',
  failed: 'تعذّر تحميل الاختبار',
  title: 'طباعة',
  edit: 'تعديل هذا الاختبار',
  print: 'طباعة',
  versions: 'النماذج',
  versionCount: ({ count }) =>
    plural(count, {
      zero: 'لا نماذج',
      one: 'نموذج واحد',
      two: 'نموذجان',
      few: '# نماذج',
      many: '# نموذجًا',
      other: '# نموذج',
    }),
  questions: 'الأسئلة',
  allQuestions: ({ count }) =>
    `الكل: ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
  asInAttempt: ({ count }) =>
    `كما في محاولة: ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
  shuffleAgain: 'إعادة الخلط',
  answerSheets: 'أوراق الإجابة',
  answerSheet: 'ورقة الإجابة',
  answerKey: 'مفتاح الحل',
  version: ({ letter }) => `النموذج ${letter}`,
  name: 'الاسم',
  className: 'الصف',
  date: 'التاريخ',
  questionCount: ({ count }) =>
    plural(count, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    }),
  passMark: ({ percent }) => `درجة النجاح ${percent}`,
  instruction: 'ضع علامة على إجابة واحدة لكل سؤال ما لم يُذكر غير ذلك.',
  penalty: ({ percent }) => `الإجابة الخاطئة تكلّف ${percent} من سؤال، والمتروكة لا تكلّف شيئًا.`,
  hints: {
    letters: 'ضع علامة على كل الإجابات الصحيحة.',
    order: 'اكتب الحروف بالترتيب الصحيح.',
    targets: 'اكتب بجانب كل عنصر حرف ما يناسبه.',
    gaps: 'املأ الفراغات.',
    picture: ({ count }: { count: number }) =>
      `ضع إشارة × على ${plural(count, {
        zero: '# مكان',
        one: 'مكان واحد',
        two: 'مكانين',
        few: '# أماكن',
        many: '# مكانًا',
        other: '# مكان',
      })} في الصورة.`,
  },
  onPicture: 'في الصورة',
  picture: 'صورة السؤال',
  true: 'صواب',
  false: 'خطأ',
  sum: 'الإجابات الصحيحة:',
  question: 'السؤال',
  rightAnswer: 'الإجابة الصحيحة',
  nothing: 'لا يحتوي هذا الاختبار على أسئلة مكتملة بعد.',
  unfinished: ({ count }) =>
    `أُسقطت لأنها غير مكتملة: ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
  drawnLeftOut: ({ count }) =>
    `أُسقطت لأنها من بنك الأسئلة: ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}. يمكن للمديرين فقط طباعتها.`,
  missingAt: ({ position, count }) =>
    `ناقصة في بنك الأسئلة عند الموضع ${position} من الترتيب: ${plural(count, { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
};
