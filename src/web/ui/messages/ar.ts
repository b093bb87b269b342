import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  loading: 'جارٍ التحميل…',
  loadingEditor: 'جارٍ تحميل المحرر…',
  close: 'إغلاق',
  cancel: 'إلغاء',
  goHome: 'إلى الصفحة الرئيسية',
  languages: 'اللغات',
  allLanguages: 'كل اللغات',
  notFound: {
    head: 'الصفحة غير موجودة',
    title: '404 الصفحة غير موجودة',
    hint: 'هل العنوان مكتوب بشكل صحيح؟',
    browse: 'تصفّح الاختبارات',
    findQuiz: 'ابحث عن اختبار',
    find: 'بحث',
  },
  pager: {
    pages: 'الصفحات',
    page: ({ page }) => `الصفحة ${number(page)}`,
    pageOf: ({ page, pages }) => `الصفحة ${number(page)} من ${number(pages)}`,
    first: 'الأولى',
    previous: 'السابقة',
    next: 'التالية',
    last: 'الأخيرة',
  },
  difficulty: 'الصعوبة:',
  notifications: 'الإشعارات (F8)',
  dismiss: 'إغلاق الإشعار',
  share: {
    copied: 'تم نسخ الرابط!',
    copiedHint: 'عنوان هذه الصفحة في الحافظة.',
    notCopied: 'تعذّر نسخ الرابط',
  },
  leaving: {
    title: 'المغادرة دون حفظ؟',
    leave: 'مغادرة',
    stay: 'البقاء',
    unsaved: 'لم تُحفظ تغييراتك هنا وستفقدها.',
  },
};
