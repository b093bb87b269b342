import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'المعلمون',
  failed: 'تعذر تحميل المعلمين',
  maker: 'أنشأ الصف',
  leads: 'يختار المعلمين',
  inactive: 'لا يستطيع التدريس الآن',
  lead: 'يدير جميعهم الصف ويرون نتائجه. ولا يحذفه ويختار معلميه إلا من أنشأه. وإذا حُذف حسابه تولى ذلك أول معلم أُضيف.',
  account: 'اسم مستخدم معلم أو بريده الإلكتروني',
  add: 'إضافة معلم',
  added: 'أُضيف المعلم',
  removeNamed: ({ name }) => `إزالة ${name}`,
  removeTitle: ({ name }) => `إزالة ${name} من المعلمين؟`,
  removeHint: 'لن يستطيع هذا الحساب بعدها فتح الصف ونتائجه.',
  remove: 'إزالة',
  removed: 'أُزيل',
  leave: 'التوقف عن تدريس هذا الصف',
  leaveTitle: 'التوقف عن تدريس هذا الصف؟',
  leaveHint: 'لن تراه بعدها. ويمكن لمن أنشأه إضافتك من جديد.',
  left: 'لم تعد تدرّس هذا الصف',
  notDone: 'لم يتغير شيء',
};
