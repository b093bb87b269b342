import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ar');

export const messages: typeof english = {
  title: 'الصور والأصوات',
  description: 'الصور والأصوات المرفوعة وأماكن استخدامها.',
  failed: 'خطأ في تحميل الصور والأصوات',
  denied: 'الوصول مرفوض',
  nothingYet: 'لم تُرفع أي صورة أو صوت بعد',
  appearsHere:
    'تُرفع الصور والأصوات في محررات الأسئلة، والصور أيضًا في محررات الاختبارات والسلاسل والمقالات.',
  file: 'ملف',
  uploaded: 'تاريخ الرفع',
  size: 'الحجم',
  usedIn: 'مستخدمة في',
  unused: 'غير مستخدمة',
  deleted: 'حُذف الملف',
  notDeleted: 'لم يُحذف الملف',
  consequence: 'تُحذف ملفاتها أيضًا، ولا يمكن التراجع عن ذلك.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} ث`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} كيلوبايت`,
  usage: {
    own: 'ما رفعته',
    site: 'كل ما رُفع',
  },
  usedOf: ({ used, of }) => `${number(used)} من ${number(of)} ميغابايت`,
  kinds: {
    question: 'سؤال',
    version: 'إصدار سابق من سؤال',
    quiz: 'اختبار',
    sub_category: 'فئة فرعية',
    series: 'سلسلة',
    post: 'مقال',
    draft: 'مسودة',
    setting: 'إعداد',
    profile: 'ملف شخصي',
  },
};
