import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'تسهيلات الاستخدام',
  description: 'كيف تُعرض لك الصفحات، وكم لديك من الوقت.',
  leadMember: 'يسري كل تغيير فورًا وعلى جميع أجهزتك.',
  leadGuest:
    'يسري كل تغيير فورًا في هذا المتصفح. سجّل الدخول ليسري على جميع أجهزتك ولاختيار وقت أطول.',
  reading: 'القراءة',
  font: 'الخط',
  fontHint: 'للحروف اللاتينية؛ وتحتفظ الكتابات الأخرى بخطها.',
  fonts: {
    standard: 'عادي',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'التباعد',
  spacingHint: 'بين الحروف والكلمات والأسطر.',
  spacings: {
    standard: 'عادي',
    wide: 'واسع',
    wider: 'واسع جدًا',
  },
  sample: 'هكذا تبدو النصوص. ما أكبر قارة: أفريقيا أم آسيا أم أوروبا؟',
  focus: 'التركيز',
  look: 'الألوان والحجم والحركة',
  switches: {
    readAloud: {
      label: 'القراءة بصوت عالٍ',
      hint: 'للأسئلة والنتائج زر يقرؤها بصوت جهازك.',
    },
    lineFocus: {
      label: 'التركيز على السطر',
      hint: 'يُعتَّم كل شيء ما عدا بضعة أسطر تتبع المؤشر والتركيز.',
    },
    oneThing: {
      label: 'شيء واحد في كل مرة',
      hint: 'تعرض الاختبارات والنتائج سؤالًا واحدًا في كل مرة ولا شيء بجانبه.',
    },
    highContrast: {
      label: 'تباين عالٍ',
      hint: 'ألوان أقوى في الوضعين الفاتح والداكن. يعمل أيضًا إذا طلبه جهازك.',
    },
    largeTargets: {
      label: 'أزرار أكبر',
      hint: 'الأزرار والحقول والروابط في القوائم أعلى.',
    },
    reducedMotion: {
      label: 'بلا حركة',
      hint: 'لا شيء يتحرك. يعمل أيضًا إذا طلبه جهازك.',
    },
  },
  time: 'الوقت',
  extraTime: 'وقت الاختبارات',
  extraTimeHint:
    'للاختبارات التي تبدؤها من الآن. يُسجَّل ذلك مع محاولاتك، ويراه أيضًا من يرى نتائجك. ليس للتدريب حد زمني.',
  noExtraTime: 'كما يحدد الاختبار',
  moreTime: ({ percent }) => `وقت إضافي بنسبة ${percent}`,
  notSaved: 'لم يُحفظ الإعداد',
  read: 'اقرأ بصوت عالٍ',
  pause: 'إيقاف مؤقت',
  goOn: 'متابعة',
  stop: 'إيقاف',
};
