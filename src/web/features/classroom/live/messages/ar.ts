import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  pageTitle: 'مباشر، الإدارة',
  description: 'مدى تقدم كل عضو في الصف في الواجب.',
  denied: 'الوصول مرفوض',
  failed: 'تعذّر تحميل العرض المباشر',
  openNamed: ({ name }) => `متابعة مباشرة: ${name}`,
  open: 'متابعة مباشرة',
  list: 'الأعضاء',
  member: 'العضو',
  state: 'الحالة',
  states: { not_started: 'لم يبدأ', writing: 'يجيب الآن', ended: 'انتهى' },
  summary: ({ writing, ended, waiting }) =>
    `يجيبون: ${writing}. انتهوا: ${ended}. لم يبدؤوا: ${waiting}.`,
  question: 'السؤال',
  answered: 'مُجاب عنه',
  of: ({ number, total }) => `${number} من ${total}`,
  timeLeft: 'الوقت المتبقي',
  noTimeLimit: 'بلا حد زمني',
  afterDue: 'ينتهي بعد الموعد النهائي',
  contact: 'الاتصال',
  connected: 'متصل',
  lost: 'مقطوع منذ <time></time>',
  minutes: 'الدقائق',
  addToAll: ({ count }) =>
    plural(count, {
      zero: 'إضافة # دقيقة للجميع',
      one: 'إضافة دقيقة واحدة للجميع',
      two: 'إضافة دقيقتين للجميع',
      few: 'إضافة # دقائق للجميع',
      many: 'إضافة # دقيقة للجميع',
      other: 'إضافة # دقيقة للجميع',
    }),
  added: ({ count }) =>
    plural(count, {
      zero: 'أُضيفت # دقيقة',
      one: 'أُضيفت دقيقة واحدة',
      two: 'أُضيفت دقيقتان',
      few: 'أُضيفت # دقائق',
      many: 'أُضيفت # دقيقة',
      other: 'أُضيفت # دقيقة',
    }),
  moreFor: ({ name }) => `وقت إضافي: ${name}`,
  notDone: 'تعذّر ذلك',
  noMembers: 'لا أعضاء في الصف بعد',
  noMembersHint: 'من ينضم يظهر هنا فورًا.',
};
