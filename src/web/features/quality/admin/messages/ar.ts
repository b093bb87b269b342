import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  denied: 'تم رفض الوصول',
  title: 'جودة الأسئلة',
  pageTitle: 'جودة الأسئلة، الإدارة',
  description: 'أسئلة تحتاج إلى قرار: بحسب إجاباتها وبلاغات المتعلمين.',
  lead: 'أسئلة تحتاج إلى قرار، الأكثر إلحاحًا أولًا. تُحلَّل الإجابات كل عشر دقائق، ابتداءً من 30 إجابة مصححة.',
  failed: 'خطأ في تحميل الأسئلة',
  panelFailed: 'خطأ في تحميل السؤال',
  found: ({ count }) =>
    plural(count, {
      zero: 'لا سؤال يحتاج إلى قرار',
      one: 'سؤال واحد يحتاج إلى قرار',
      two: 'سؤالان يحتاجان إلى قرار',
      few: '# أسئلة تحتاج إلى قرار',
      many: '# سؤالًا يحتاج إلى قرار',
      other: '# سؤال يحتاج إلى قرار',
    }),
  question: 'السؤال',
  answers: 'الإجابات المصححة',
  findings: 'ما يلفت النظر',
  reports: 'البلاغات',
  show: 'عرض',
  all: 'الكل',
  reported: 'أبلغ عنها متعلمون',
  kinds: {
    wrong_key: 'المفتاح خاطئ غالبًا',
    second_key: 'إجابة صحيحة ثانية',
    guessed: 'تخمين',
    drifted: 'اختلف بعد تعديل',
    unused_options: 'خيارات غير مستخدمة',
  },
  certainties: {
    possible: 'ممكن',
    likely: 'مرجح',
    almost_certain: 'شبه مؤكد',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `أجاب ${share} بـ«${answer}»، وهم أفضل في الأسئلة الأخرى ممن تُحسب إجابتهم صحيحة. المفتاح خاطئ على الأرجح.`,
    second_key: ({ share, answer }) =>
      `أجاب ${share} بـ«${answer}»، وهم في الأسئلة الأخرى بمستوى من تُحسب إجابتهم صحيحة. قد تكون صحيحة أيضًا.`,
    guessed:
      'عدد الإجابات الصحيحة بقدر ما تعطيه الصدفة، ومن يعرف أكثر لا يجيب أفضل. قد يكون السؤال غير واضح.',
    drifted: ({ before, after }) => `قبل آخر تعديل أجاب ${before} إجابة صحيحة، وبعده ${after}.`,
    unused_options: ({ options }) =>
      `لا يكاد أحد يختار ${options}. استبدل ما لا يخدع أحدًا أو احذفه.`,
  },
  noneYet: 'لا شيء يلفت النظر في الإجابات.',
  few: 'يلزم ما لا يقل عن 30 إجابة مصححة منذ آخر تعديل.',
  given: 'ما أُجيب به',
  omitted: 'بلا إجابة',
  isKey: 'المفتاح',
  better: 'أفضل في غيره',
  worse: 'أضعف في غيره',
  someone: 'غير معروف',
  record: ({ count }) =>
    plural(count, {
      zero: 'لم يؤدِّ أي من بلاغاته إلى تعديل',
      one: 'أدى أحد بلاغاته إلى تعديل',
      two: 'أدى اثنان من بلاغاته إلى تعديل',
      few: 'أدت # من بلاغاته إلى تعديل',
      many: 'أدى # من بلاغاته إلى تعديل',
      other: 'أدى # من بلاغاته إلى تعديل',
    }),
  noRecord: 'البلاغ الأول',
  reportKinds: {
    wrong_key: 'الإجابة المحددة كصحيحة خاطئة',
    unclear: 'السؤال غير واضح',
    typo: 'خطأ مطبعي أو لغوي',
    offensive: 'محتوى مسيء',
    other: 'شيء آخر',
  },
  usedIn: 'مستخدم في',
  usedNowhere: 'لا يستخدمه أي اختبار.',
  edit: ({ title }) => `التعديل في «${title}»`,
  decision: 'القرار',
  keep: 'إبقاؤه كما هو',
  keepHint: 'يزيل السؤال من هذه القائمة حتى يُعدَّل أو تتضاعف إجاباته. وتُغلق بلاغاته.',
  fix: 'تحديده كمصحَّح',
  fixHint: 'يغلق البلاغات. ويُقيَّم السؤال من جديد بحسب الإجابات بعد تعديله.',
  keptSince: 'أُبقي كما هو منذ <date></date>',
  done: {
    kept: 'بقي السؤال كما هو',
    fixed: 'أُغلقت البلاغات',
  },
  notDone: 'لم يُحفظ القرار',
  none: 'لا سؤال يحتاج إلى قرار',
  noneHint: 'تظهر الأسئلة هنا عندما تدل الإجابات أو البلاغات على خطأ محتمل.',
  close: 'إغلاق',
};
