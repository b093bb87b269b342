import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'الرئيسية',
  quizzes: 'الاختبارات',
  series: 'السلاسل',
  blog: 'المدونة',
  profile: 'الملف الشخصي',
  contact: 'اتصل بنا',
  privacyPolicy: 'سياسة الخصوصية',
  termsOfService: 'شروط الخدمة',
  accessibility: 'تسهيلات الاستخدام',
  skipToContent: 'انتقل إلى المحتوى',
  homePage: ({ product }) => `${product}، الصفحة الرئيسية`,
  main: 'التنقل الرئيسي',
  footer: 'تذييل الصفحة',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  language: 'اللغة',
  languageFailed: 'لم تتغير اللغة',
  toLight: 'التبديل إلى الألوان الفاتحة',
  toDark: 'التبديل إلى الألوان الداكنة',
};
