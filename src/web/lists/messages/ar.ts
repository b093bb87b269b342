import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  actions: 'الإجراءات',
  selectAllOf: ({ label }) => `تحديد الكل: ${label}`,
  selectAllOnPage: 'تحديد كل ما في هذه الصفحة',
  select: ({ name }) => `تحديد ${name}`,
  selected: ({ count }) => `المحدد: ${number(count)}`,
  selectionActions: 'إجراءات على العناصر المحددة',
  clearSelection: 'إلغاء التحديد',
  loading: 'جارٍ التحميل…',
  undo: 'تراجع',
  tryAgain: 'حاول مرة أخرى.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
