import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: 'الإعدادات',
  description: 'اسم الموقع، ومن يمكنه فتح حساب، وما يسري على الجميع.',
  failed: 'تعذّر تحميل الإعدادات',
  denied: 'تم رفض الوصول',
  save: 'حفظ التغييرات',
  discard: 'تجاهل التغييرات',
  saved: 'حُفظت الإعدادات',
  notSaved: 'لم تُحفظ الإعدادات',
  fixedBy: ({ variable }: { variable: string }) => `ثابت بمتغير البيئة ${variable}`,
  groups: {
    site: 'الموقع',
    accounts: 'الحسابات',
    quizzes: 'الاختبارات الجديدة',
    attempts: 'المحاولات',
    retention: 'مدة الاحتفاظ',
  },
  settings: {
    siteName: {
      label: 'الاسم',
      hint: 'يظهر في كل صفحة وفي الرسائل وفي معاينات الروابط.',
    },
    logo: {
      label: 'الشعار',
      hint: 'يظهر بجانب الاسم. الأنسب صورة مربعة بلا خلفية.',
    },
    contactEmail: {
      label: 'عنوان الاتصال',
      hint: 'يتلقى رسائل نموذج الاتصال ويظهر في صفحة الاتصال.',
    },
    languages: {
      label: 'اللغات',
      hint: 'التي يمكن قراءة الصفحات والرسائل بها. ما كتبه الناس يبقى بلغته.',
    },
    registration: {
      label: 'من يمكنه فتح حساب',
      hint: 'تبقى الحسابات الموجودة كما هي.',
    },
    registrationDomains: {
      label: 'نطاقات عناوين البريد الإلكتروني',
      hint: 'نطاق في كل سطر، مثل school.example. يمكن استخدام الحساب الجديد بعد تأكيد عنوانه.',
    },
    passwordMinimum: {
      label: 'أقصر كلمة مرور',
      hint: 'بعدد الأحرف. تبقى كلمات المرور الموجودة صالحة.',
    },
    secondFactorRoles: {
      label: 'عامل ثانٍ إلزامي',
      hint: 'لا يمكن استخدام هذه الأدوار إلا مع تطبيق مصادقة أو مفتاح مرور.',
    },
    quizRules: {
      label: 'قواعد الاختبار الجديد',
      hint: 'يمكن لكل اختبار تغييرها. تحتفظ الاختبارات الموجودة بقواعدها.',
    },
    chosenTime: {
      label: 'الوقت الذي يختاره المتعلمون',
      hint: 'في ملف إمكانية الوصول، حتى ضعف الوقت. تسري الاستثناءات في كل الأحوال، وتحتفظ المحاولات التي بدأت بوقتها.',
    },
    auditRetentionDays: {
      label: 'سجل التدقيق',
      hint: 'عدد الأيام التي تُحفظ فيها تغييرات المسؤولين، 30 على الأقل.',
    },
    authorUploadMegabytes: {
      label: 'صور وأصوات شخص واحد',
      hint: 'عدد الميغابايت المسموح به لكل ما يرفعه شخص واحد.',
    },
    siteUploadMegabytes: {
      label: 'صور وأصوات الموقع',
      hint: 'عدد الميغابايت المسموح به لكل ما يُرفع معًا.',
    },
    deletionGraceDays: {
      label: 'الحسابات المحذوفة',
      hint: 'عدد الأيام التي يمكن فيها استعادة حساب محذوف.',
    },
    restoreDays: {
      label: 'المحتوى المحذوف',
      hint: 'عدد الأيام التي يمكن فيها استعادة اختبار أو سلسلة أو مقال أو شهادة.',
    },
  },
  options: {
    registration: {
      open: 'الجميع',
      invitation: 'المدعوون فقط',
      domains: 'عناوين نطاقات معينة فقط',
    },
    chosenTime: {
      counts: 'يسري',
      approved: 'يسري بعد أن يسمح به أحد المسؤولين للشخص في صفحته',
      never: 'لا يسري',
    },
    secondFactorRoles: {
      administrator: 'المديرون',
      author: 'المؤلفون',
      teacher: 'المعلمون',
    },
  },
};
