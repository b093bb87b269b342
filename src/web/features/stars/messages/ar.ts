import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  ask: 'ما رأيك في هذا الاختبار؟',
  hint: 'يقرأ مؤلفه رأيك دون اسمك.',
  give: 'امنح هذا الاختبار نجومًا',
  yours: 'نجومك لهذا الاختبار',
  change: 'تغيير',
  remove: 'سحب',
  removed: 'سُحبت نجومك',
  remark: 'بكلمات قليلة (اختياري)',
  send: 'إرسال',
  cancel: 'إلغاء',
  sent: 'شكرًا لك',
  failed: 'لم يُحفظ ذلك',
  star: ({ star, label }) => `${number(star)} من 5 نجوم: ${label}`,
  rated: ({ rating }) => `التقييم ${number(rating)} من 5`,
  ratings: {
    poor: 'ضعيف',
    fair: 'مقبول',
    good: 'جيد',
    veryGood: 'جيد جدًا',
    excellent: 'ممتاز!',
  },
};
