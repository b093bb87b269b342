import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  challenge: ({ title }) => `أتحداك في اختبار «${title}». كم إجابة صحيحة ستحقق؟`,
  challengeOn: ({ network }) => `تحدَّ على ${network}`,
  copyLink: 'نسخ رابط التحدي',
  linkCopied: 'نُسخ رابط التحدي!',
  linkCopiedHint: 'شارك هذا الرابط مع أصدقائك لتتحداهم.',
  linkNotCopied: 'تعذّر نسخ الرابط',
};
