import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'التعليقات',
  show: 'التعليقات',
  showSome: ({ count }) =>
    plural(count, {
      zero: 'لا تعليقات',
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: '# تعليقات',
      many: '# تعليقًا',
      other: '# تعليق',
    }),
  hide: 'إخفاء التعليقات',
  lead: 'لا يقرؤها إلا من أجاب عن السؤال.',
  write: 'اكتب تعليقًا',
  text: 'تعليقك',
  hint: 'يقرؤه مؤلف الاختبار أو مدير قبل غيره.',
  send: 'إرسال',
  cancel: 'إلغاء',
  edit: 'تعديل',
  save: 'حفظ',
  delete: 'حذف',
  deleteTitle: 'حذف تعليقك؟',
  deleteText: 'لا يمكن استعادته.',
  deleted: 'حُذف التعليق',
  sent: 'أُرسل التعليق',
  sentText: 'يراه الآخرون بعد الموافقة عليه.',
  published: 'نُشر التعليق',
  own: 'أنت',
  staff: 'مؤلف',
  waiting: 'بانتظار الموافقة',
  rejected: 'لم تتم الموافقة',
  report: 'الإبلاغ',
  reported: 'تم الإبلاغ',
  reportedText: 'شكرًا. ستتم مراجعته.',
  failed: 'لم ينجح ذلك',
  notLoaded: 'تعذّر تحميل التعليقات',
  none: 'لا تعليقات بعد',
  unknown: 'عضو سابق',
  unsaved: 'لم يُرسل تعليقك بعد.',
};
