import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'تعذّر تحميل لوحة الصدارة',
  loading: 'جارٍ تحميل لوحة الصدارة…',
  noneYet: 'لا أحد في لوحة الصدارة بعد',
  noneYetHint: 'أكمل اختبارًا بإجابة صحيحة واحدة ويكون المركز الأول لك.',
  caption:
    'تُحسب الدرجة من الإجابات الصحيحة في أفضل محاولة لك في كل اختبار. عند التعادل تتقدم المحاولات الأقل، ثم الدرجة الأسبق. لا تُدرج إلا الدرجات الأعلى من 0.',
  place: 'المركز',
  name: 'الاسم',
  quizzes: 'الاختبارات',
  score: 'الدرجة',
  you: '(أنت)',
};
