import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ar');

export const messages: typeof english = {
  title: 'الصور',
  description: 'الصور المرفوعة ومواضع استخدامها.',
  failed: 'خطأ في تحميل الصور',
  denied: 'تم رفض الوصول',
  nothingYet: 'لم تُرفع أي صورة بعد',
  appearsHere: 'تُرفع الصور في محرّرات الأسئلة والاختبارات والسلاسل والمقالات.',
  picture: 'الصورة',
  uploaded: 'تاريخ الرفع',
  size: 'الحجم',
  usedIn: 'مستخدمة في',
  unused: 'غير مستخدمة',
  deleted: 'حُذفت الصورة',
  notDeleted: 'لم تُحذف الصورة',
  consequence: 'تُحذف ملفاتها أيضًا، ولا يمكن التراجع عن ذلك.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} كيلوبايت`,
  kinds: {
    question: 'سؤال',
    version: 'إصدار سابق من سؤال',
    quiz: 'اختبار',
    sub_category: 'فئة فرعية',
    series: 'سلسلة',
    post: 'مقال',
    draft: 'مسودة',
    setting: 'إعداد',
  },
};
