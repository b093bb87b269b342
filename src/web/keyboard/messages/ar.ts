import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'اختصارات لوحة المفاتيح',
  or: 'أو',
  to: 'إلى',
  close: 'إغلاق',
  site: {
    search: 'البحث في الاختبارات',
    palette: 'في الإدارة: انتقال أو تعديل أو إنشاء',
    home: 'إلى الصفحة الرئيسية',
    quizzes: 'إلى الاختبارات',
    series: 'إلى السلاسل',
    blog: 'إلى المدونة',
    results: 'إلى نتائجك',
    notifications: 'إلى الإشعارات',
    closeOpen: 'إغلاق ما هو مفتوح',
    help: 'عرض هذه القائمة',
  },
  switch: {
    label: 'اختصارات بمفتاح واحد',
    description: 'عند الإيقاف تعمل فقط Ctrl K وF8 وEsc. يُحفظ ذلك في هذا المتصفح.',
  },
  quizzesHaveTheirOwn: 'للاختبارات اختصاراتها الخاصة. اضغط ? أثناء الاختبار لرؤيتها.',
};
