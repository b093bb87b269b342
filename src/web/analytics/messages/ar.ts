import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'الإحصاءات',
  question:
    'هل يمكننا عدّ الصفحات المقروءة؟ تقوم بذلك خدمة خارجية، وفقط إذا وافقت. المزيد في <policy>سياسة الخصوصية</policy>.',
  no: 'لا',
  yes: 'نعم',
  choice: {
    title: 'اختيارك بشأن الإحصاءات',
    granted: 'وافقت على عدّ مشاهدات الصفحات في هذا المتصفح.',
    denied: 'لا تُعدّ مشاهدات الصفحات في هذا المتصفح.',
    open: 'لم تختر بعد؛ وحتى ذلك الحين لا يُعدّ شيء.',
    deny: 'عدم العد',
    grant: 'عدّ المشاهدات',
  },
};
