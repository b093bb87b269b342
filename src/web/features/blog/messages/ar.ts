import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  blog: 'المدونة',
  home: 'الرئيسية',
  heading: ({ product }) => `<mark>مدونة</mark> ${product}`,
  title: ({ product }) => `مدونة ${product}`,
  description:
    'قراءات قصيرة عن التعلّم: كيف تعمل الذاكرة، وكيف تُصاغ الأسئلة الجيدة، وكيف تستفيد أكثر من كل إجابة.',
  lead: 'كيف تعمل الذاكرة، وكيف يُصاغ السؤال الجيد، وكيف تستفيد أكثر من كل إجابة. اقرأ خمس دقائق ثم انظر ما رسخ.',
  explore: 'استكشف الاختبارات',
  feed: 'خلاصة RSS',
  loading: 'جارٍ تحميل المقالات…',
  failed: 'خطأ في تحميل المقالات',
  taggedTitle: ({ tag }) => `مقالات بوسم «${tag}»`,
  tagged: ({ count }) =>
    plural(count, {
      zero: 'لا مقالات بوسم «<tag></tag>»',
      one: 'مقال واحد بوسم «<tag></tag>»',
      two: 'مقالان بوسم «<tag></tag>»',
      few: '# مقالات بوسم «<tag></tag>»',
      many: '# مقالًا بوسم «<tag></tag>»',
      other: '# مقال بوسم «<tag></tag>»',
    }),
  showAll: 'عرض كل المقالات',
  newerPosts: 'مقالات أحدث',
  olderPosts: 'مقالات أقدم',
  none: {
    here: 'لا توجد مقالات هنا',
    hereHint: 'ما نُشر على هذا العنوان نُقل أو أُزيل.',
    yet: 'لا توجد مقالات بعد',
    yetHint: 'المقال الأول قيد الكتابة. حتى ذلك الحين هناك اختبارات.',
  },
  readMore: 'اقرأ المزيد',
  minRead: ({ minutes }) => `قراءة ${number(minutes)} د`,
  hitFacts: ({ minutes }) => `المدونة · قراءة ${number(minutes)} د`,
  hits: 'المقالات',
  views: ({ count }) =>
    plural(count, {
      zero: '# مشاهدة',
      one: 'مشاهدة واحدة',
      two: 'مشاهدتان',
      few: '# مشاهدات',
      many: '# مشاهدة',
      other: '# مشاهدة',
    }),
  tags: 'الوسوم',
  moreTags: ({ count }) => `+${number(count)} أخرى`,
  share: 'مشاركة',
  shareArticle: 'مشاركة المقال',
  moreArticles: 'مقالات أخرى',
  otherArticles: 'مقالات مجاورة',
  older: 'أقدم',
  newer: 'أحدث',
  notFound: {
    title: 'المقال غير موجود',
    hint: 'ربما نُقل أو أُزيل. لا تزال بقية المقالات موجودة.',
    back: 'العودة إلى المدونة',
  },
  code: {
    copy: 'نسخ الشيفرة',
    copied: 'تم النسخ',
    failed: 'تعذّر النسخ',
  },
  contents: 'في هذه الصفحة',
};
