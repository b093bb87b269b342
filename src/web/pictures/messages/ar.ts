import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ar');

export const messages: typeof english = {
  choose: 'اختيار صورة',
  dropOrPaste: 'أو أفلِتها أو الصقها هنا',
  uploading: 'جارٍ رفع الصورة…',
  uploaded: 'رُفعت الصورة.',
  failed: 'لم تُرفع الصورة',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `حجم الملف أكبر من ${number(megabytes)} ميغابايت`,
  remove: 'إزالة الصورة',
};
