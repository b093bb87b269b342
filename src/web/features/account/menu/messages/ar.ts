import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'تسجيل الدخول',
  yourMenu: ({ name }) => `قائمتك، ${name}`,
  profile: 'الملف الشخصي',
  myResults: 'نتائجي',
  practice: 'التدريب',
  classes: 'الصفوف',
  notifications: 'الإشعارات',
  adminDashboard: 'لوحة الإدارة',
  manageQuizzes: 'إدارة الاختبارات',
  manageClasses: 'إدارة الصفوف',
  createQuiz: 'إنشاء اختبار',
  logOut: 'تسجيل الخروج',
  loggingOut: 'جارٍ تسجيل الخروج…',
  loggedOut: { title: 'تم تسجيل الخروج', text: 'لقد سجّلت خروجك بنجاح.' },
  logoutFailed: 'تعذّر تسجيل الخروج',
};
