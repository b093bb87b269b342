import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'تعذّر الاتصال بالخادم. تحقق من اتصالك وحاول مرة أخرى.',
  unexpected: 'حدث خطأ ما. حاول مرة أخرى.',
  restarting: 'الخادم غير متاح الآن. حاول مرة أخرى بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  reference: ({ id }) => `المرجع ${id}`,
  pageDidNotLoad: 'لم يتم تحميل هذه الصفحة',
  partDidNotLoad: 'لم يتم تحميل هذا الجزء',
  homePage: 'الصفحة الرئيسية',
};
