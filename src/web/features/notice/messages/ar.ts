import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الإشعارات',
  lead: 'ما هو جديد لك، الأحدث أولًا.',
  none: 'لا جديد',
  noneHint: 'ترى هنا ما كُلِّفت به وما يقترب موعده.',
  markRead: 'وضع علامة مقروء',
  markAllRead: 'وضع علامة مقروء على الكل',
  all: 'عرض الكل',
  settings: 'إعدادات الإشعارات',
  unread: 'غير مقروء',
  failed: 'لم يُحفظ',
  loadFailed: 'لم تُحمَّل الإشعارات',
  newer: 'الأحدث',
  older: 'الأقدم',
  lines: {
    'assignment-given': 'كُلِّف صف <class></class> بـ«<quiz></quiz>». الموعد النهائي: <date></date>.',
    'assignment-due': 'الموعد النهائي لـ«<quiz></quiz>» (<class></class>): <date></date>.',
    'assignment-overdue':
      'انتهى موعد «<quiz></quiz>» (<class></class>) في <date></date> ولم يُنجَز بعد.',
    'result-regraded':
      'أُعيد تصحيح سؤال. نتيجتك في «<quiz></quiz>» الآن <score></score> من <total></total>.',
    'result-marked':
      'صُحِّحت كل إجاباتك في «<quiz></quiz>». نتيجتك <score></score> من <total></total>.',
    'quiz-reopened': 'يمكنك أداء «<quiz></quiz>» مرة أخرى.',
    'reviews-due':
      'الأسئلة التي حان وقت مراجعتها: <due></due>. دقائق قليلة الآن توفر وقتًا كثيرًا لاحقًا.',
    'certificate-issued': 'اجتزت جميع اختبارات «<quiz></quiz>»: إليك شهادتك.',
    'achievements-earned': 'إنجازات جديدة: <earned></earned>. تجدها في ملفك الشخصي.',
    'streak-ending':
      'هدفك اليومي لم يكتمل بعد. الأسئلة المتبقية: <left></left>. الأيام المتتالية حتى الآن: <days></days>.',
  },
  givenWithoutDate: 'كُلِّف صف <class></class> بـ«<quiz></quiz>».',
  settled: {
    fixed: 'نُظر في بلاغك عن سؤال في «<quiz></quiz>» وأُصلح السؤال.',
    kept: 'نُظر في بلاغك عن سؤال في «<quiz></quiz>». يبقى السؤال كما هو.',
  },
};
