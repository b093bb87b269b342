import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'الاختبارات',
  titleOf: ({ category }) => `اختبارات ${category}`,
  lead: 'اختر موضوعًا وراقب الوقت، ثم اطّلع على شرح كل إجابة.',
  description: 'اختبارات محددة الوقت حسب الموضوع والمستوى، مع شرح كل إجابة.',
  descriptionOf: ({ category }) => `اختبارات محددة الوقت في ${category}، مع شرح كل إجابة.`,
  categories: 'الفئات',
  allCategories: 'كل الفئات',
  categoriesFailed: 'تعذّر تحميل الفئات',
  subCategories: 'الفئات الفرعية',
  allSubCategories: 'الكل',
  difficulty: 'الصعوبة',
  anyLevel: 'كل المستويات',
  length: 'المدة',
  anyLength: 'أي مدة',
  lengths: {
    short: 'حتى 10 دقائق',
    medium: 'من 11 إلى 20 دقيقة',
    long: 'أكثر من 20 دقيقة',
  },
  state: 'تقدمك',
  anyState: 'أي تقدم',
  states: {
    new: 'جديد عليك',
    open: 'قيد التنفيذ',
    mastered: 'متقَن',
    to_be_marked: 'بانتظار التصحيح',
    cooldown: 'في فترة انتظار',
  },
  sort: 'الترتيب حسب',
  sorts: {
    best: 'الأكثر تطابقًا أولًا',
    newest: 'الأحدث أولًا',
    popular: 'الأكثر إقبالًا',
    stars: 'الأعلى تقييمًا',
    title: 'العنوان أبجديًا',
    shortest: 'الأقصر أولًا',
  },
  searchPlaceholder: 'ابحث في الاختبارات',
  searchByWords: 'ابحث في الاختبارات بالكلمات',
  search: 'بحث',
  clearSearch: 'مسح البحث',
  found: ({ count }) =>
    plural(count, {
      zero: 'لا اختبارات',
      one: 'اختبار واحد',
      two: 'اختباران',
      few: '# اختبارات',
      many: '# اختبارًا',
      other: '# اختبار',
    }),
  foundFor: ({ count, text }) =>
    `${plural(count, { zero: 'لا اختبارات', one: 'اختبار واحد', two: 'اختباران', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' })} عن «${text}»`,
  quoted: ({ text }) => `«${text}»`,
  removeFilter: ({ filter }) => `إزالة عامل التصفية ${filter}`,
  clearAll: 'مسح الكل',
  clearAllFilters: 'مسح كل عوامل التصفية',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  beyondEnd: 'تنتهي القائمة قبل هذه الصفحة',
  firstPage: 'انتقل إلى الصفحة الأولى',
  noMatch: 'لا اختبار مطابق',
  noMatchHint: 'جرّب كلمات أقل أو أزل أحد عوامل التصفية.',
  membersOnly: 'للأعضاء فقط',
};
