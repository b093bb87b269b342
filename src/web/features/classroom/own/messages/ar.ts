import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الصفوف',
  lead: 'ما على صفوفك إنجازه وموعده.',
  taughtBy: ({ names }) => `المعلمون: ${names}`,
  none: 'لست في أي صف بعد',
  noneHint: 'أدخل الرمز الذي أعطاك إياه معلمك.',
  nothingAssigned: 'لا واجبات.',
  noDueDate: 'بلا موعد نهائي',
  dueAt: 'الموعد: <date></date>',
  opens: 'يفتح في <date></date>',
  states: {
    done: 'أُنجز',
    late: 'متأخر',
    open: 'للإنجاز',
    missing: 'فات موعده',
    upcoming: 'لم يبدأ',
  },
  toQuiz: 'إلى الاختبار',
  code: 'رمز الصف',
  codeHint: '8 أحرف وأرقام',
  join: 'الانضمام إلى الصف',
  joined: 'انضممت إلى الصف',
  notJoined: 'لم تنضم',
  leave: 'مغادرة',
  leaveNamed: ({ name }) => `مغادرة ${name}`,
  leaveTitle: ({ name }) => `مغادرة الصف ${name}؟`,
  leaveHint: 'تبقى نتائجك لك. وللعودة تحتاج إلى الرمز.',
  left: 'غادرت الصف',
  notLeft: 'لم تغادر',
};
