import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'انتقال أو تعديل أو إنشاء',
  close: 'إغلاق',
  find: 'ابحث عن صفحة أو اختبار أو سلسلة أو مقال أو فئة',
  kinds: 'صفحة أو اختبار أو سلسلة أو مقال أو فئة',
  searching: 'جارٍ البحث…',
  failed: 'تعذّر البحث في بعض الأسماء. تحقق من اتصالك.',
  nothing: 'لا توجد نتائج.',

  groups: {
    create: 'إنشاء',
    goTo: 'انتقال إلى',
    quizzes: 'تعديل اختبار',
    posts: 'تعديل مقال في المدونة',
    series: 'البحث عن سلسلة',
    categories: 'البحث عن فئة',
  },
  pages: {
    createQuiz: 'إنشاء اختبار',
    createQuestion: 'إنشاء سؤال',
    createPost: 'إنشاء مقال في المدونة',
    dashboard: 'لوحة التحكم',
    allQuizzes: 'كل الاختبارات',
    deletedQuizzes: 'الاختبارات المحذوفة',
    categories: 'الفئات',
    hierarchy: 'هيكل المحتوى',
    series: 'سلاسل التعلّم',
    testimonials: 'آراء المتعلمين',
    auditTrail: 'سجل التغييرات',
    settings: 'الإعدادات',
    toReview: 'آراء بانتظار المراجعة',
    blogManager: 'إدارة المدونة',
    attempts: 'المحاولات',
    classes: 'الصفوف',
  },
};
