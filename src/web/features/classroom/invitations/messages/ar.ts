import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  invite: 'دعوة بالبريد',
  title: 'دعوة إلى الصف',
  addresses: 'عناوين البريد الإلكتروني',
  hint: 'الصق قائمة: عنوان في كل سطر أو بفواصل بينها. تصل إلى كل عنوان رسالة فيها الرابط.',
  rules: 'من لا حساب له لا تصله رسالة إلا إذا أتاح له الموقع فتح حساب. ولا يظهر لك من لديه حساب.',
  unreadable: ({ parts }) => `ليس عنوانًا: ${parts}`,
  tooMany: ({ most }) => `عدد العناوين في المرة الواحدة ${most} على الأكثر`,
  send: ({ count }) =>
    plural(count, {
      zero: 'دعوة # عنوان',
      one: 'دعوة عنوان واحد',
      two: 'دعوة عنوانين',
      few: 'دعوة # عناوين',
      many: 'دعوة # عنوانًا',
      other: 'دعوة # عنوان',
    }),
  sent: 'الدعوات في الطريق',
  notSent: 'لم يُدعَ أحد',
  close: 'إغلاق',
};
