import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'عُثر على عمل غير محفوظ',
  neverSaved: 'توجد مسودة بتاريخ <at></at> لم تُحفظ قط.',
  changedSince: 'عُدّلت النسخة المحفوظة منذ ذلك الحين.',
  replaces: 'تؤدي متابعتها إلى استبدال ما يظهر على الشاشة الآن.',
  resume: 'متابعة هذه المسودة',
  discard: 'تجاهلها',
  savedAt: 'حُفظت المسودة <at></at>',
  hereOnly: ({ reason }) => `المسودة محفوظة في علامة التبويب هذه فقط. ${reason}`,
  undecided: 'لن تُحفظ أي مسودة حتى تختار أعلاه.',
  unsaved: 'تغييرات غير محفوظة',
};
