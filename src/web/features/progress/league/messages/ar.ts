import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'لوحة الصدارة',
  lead: 'من جمع أعلى الدرجات هذا الأسبوع ومنذ البداية.',
  thisWeek: 'هذا الأسبوع',
  allTime: 'منذ البداية',
  caption:
    'تُحسب الدرجة من الإجابات الصحيحة في أفضل محاولة لك هذا الأسبوع في كل اختبار. عند التعادل تتقدم المحاولات الأقل، ثم الدرجة الأسبق. لا تُدرج إلا الدرجات الأعلى من 0.',
  noneYet: 'لم يحصل أحد على درجات هذا الأسبوع بعد',
  endsAt: 'يبدأ أسبوع جديد في <date></date>.',
  optedOut: ({ score }) =>
    `أنت لا تشارك في الدوري، لذلك لا يرى الآخرون درجتك هذا الأسبوع: ${score}.`,
  toProfile: 'غيّر ذلك في ملفك الشخصي',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `الأفضل في الأسبوع الماضي: ${names}.`,
  takesPart: 'المشاركة في الدوري الأسبوعي',
  takesPartHint:
    'إذا كان هذا متوقفًا فلن تظهر في أي قائمة للدوري يراها الآخرون. تبقى نتائجك كما هي، وكذلك مركزك في لوحة الصدارة العامة.',
  notSaved: 'لم يُحفظ اختيارك',
};
