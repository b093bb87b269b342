import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `مرحبًا ${username}،`,
  buttonHelp: 'إذا لم يعمل الزر، فافتح هذا العنوان:',
  linkBelow: ({ label }) => `${label}:`,
  because: {
    contactReply: ({ product, reference }) =>
      `وصلتك هذه الرسالة لأنك كتبت إلى ${product} عبر نموذج الاتصال. رقمك المرجعي هو ${reference}.`,
    account: ({ to, product }) => `وصلتك هذه الرسالة لأن ${to} هو عنوان حساب في ${product}.`,
    formerAddress: ({ to, product }) => `وصلتك هذه الرسالة لأن ${to} كان عنوان حساب في ${product}.`,
    verification: ({ product }) =>
      `وصلتك هذه الرسالة لأن هذا العنوان أُدخل في ${product}. إذا لم تكن أنت من فعل ذلك، فتجاهل هذه الرسالة. لن يتغير شيء.`,
    invitation: ({ product }) =>
      `وصلتك هذه الرسالة لأن أحد مديري ${product} أدخل هذا العنوان. إذا كنت لا تعرف السبب، فتجاهل هذه الرسالة: لا يستطيع أحد استخدام الحساب من دون كلمة مرورك.`,
    classInvitation: ({ product }) =>
      `وصلتك هذه الرسالة لأن أحد معلّمي ${product} أدخل هذا العنوان. إذا كنت لا تعرف السبب، فتجاهل هذه الرسالة. لن يتغير شيء.`,
    passwordReset: ({ product }) =>
      `وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت في ${product}. إذا لم تكن أنت من فعل ذلك، فتجاهل هذه الرسالة. لن يتغير شيء.`,
    export: ({ product }) => `وصلتك هذه الرسالة لأن تصدير البيانات طُلب في حسابك في ${product}.`,
    deletion: ({ product }) =>
      `وصلتك هذه الرسالة لأن حذف الحساب طُلب في حسابك في ${product}. إذا لم تكن أنت من فعل ذلك، فأعد تفعيل حسابك وغيّر كلمة المرور.`,
    deletionByAdministrator: ({ product }) =>
      `وصلتك هذه الرسالة لأن أحد مديري ${product} حدّد موعدًا لحذف حسابك.`,
  },
  invitation: {
    subject: ({ product }) => `أنت مدعو إلى ${product}`,
    text: ({ product, to }) =>
      `فتح أحد مديري ${product} حسابًا للعنوان ${to}. اختر كلمة المرور الخاصة بك لاستخدامه.`,
    until: ({ day }) =>
      `يعمل الرابط مرة واحدة، حتى ${day}. بعد ذلك يمكنك طلب رابط جديد في صفحة تسجيل الدخول.`,
    action: 'اختر كلمة المرور',
  },
  classInvitation: {
    subject: ({ name }) => `انضم إلى الصف ${name}`,
    text: ({ teacher, name, product }) => `يدعوك ${teacher} إلى الصف ${name} في ${product}.`,
    member: 'سجّل الدخول من الرابط، ثم انضم بضغطة واحدة.',
    newcomer: 'تحتاج أولًا إلى حساب. يقودك الرابط إلى إنشائه، ثم تنضم بضغطة واحدة.',
    action: 'الانضمام إلى الصف',
  },
  contactReply: { youWrote: 'كتبتَ:' },
  verification: {
    subject: 'أكّد بريدك الإلكتروني',
    text: ({ to }) => `أكّد من فضلك أن ${to} هو عنوانك. يعمل الرابط مرة واحدة خلال 24 ساعة.`,
    action: 'تأكيد هذا العنوان',
  },
  addressChange: {
    subject: 'بريدك الإلكتروني على وشك أن يتغير',
    text: ({ newAddress }) =>
      `سيتغير البريد الإلكتروني لحسابك من هذا العنوان إلى ${newAddress ?? 'عنوان آخر'} عند فتح الرابط المرسل إلى العنوان الجديد.`,
    unexpected: 'إذا لم تطلب ذلك، فغيّر كلمة المرور الآن وألغِ التغيير في ملفك الشخصي.',
    action: 'فتح ملفك الشخصي',
  },
  addressChanged: {
    subject: 'تغيّر بريدك الإلكتروني',
    text: ({ newAddress }) =>
      `البريد الإلكتروني لحسابك الآن هو ${newAddress}. سُجّل الخروج من كل الأجهزة الأخرى.`,
    unexpected: ({ days }) =>
      `إذا لم تكن أنت من فعل ذلك، فتراجع عن التغيير خلال ${plural(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}. سيستعيد حسابك هذا العنوان، ويُسجَّل الخروج من كل الأجهزة، وتختار كلمة مرور جديدة.`,
    action: 'التراجع عن هذا التغيير',
  },
  accessToken: {
    subject: 'أُنشئ رمز وصول جديد',
    text: ({ name, scope, day }) =>
      `أُنشئ رمز الوصول «${name}» (النطاق: ${scope}) لحسابك. يمكن للبرامج استخدامه حتى ${day}.`,
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فاسحب الرمز وغيّر كلمة المرور.',
    action: 'عرض رموز الوصول',
  },
  accountsMerged: {
    subject: 'أصبح الحسابان حسابًا واحدًا',
    text: ({ removed }) =>
      `دمج أحد المديرين حسابك الآخر، ${removed}، في هذا الحساب. نتائجه وصفوفه وكل ما فيه هنا الآن. لم يعد يصلح لتسجيل الدخول.`,
    unexpected: 'إذا لم يكن كلا الحسابين لك، فراسلنا.',
    action: 'فتح ملفك الشخصي',
  },
  passwordReset: {
    subject: 'اختر كلمة مرور جديدة',
    text: 'استخدم هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة خلال ساعة، ويسجّل خروجك من كل الأجهزة.',
    action: 'اختيار كلمة مرور جديدة',
  },
  passwordChanged: {
    subject: 'تغيّرت كلمة المرور',
    text: 'تغيّرت كلمة مرور حسابك. سُجّل الخروج من كل الأجهزة الأخرى.',
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة الآن لاستعادة حسابك.',
    action: 'اختيار كلمة مرور جديدة',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: 'أُضيف تطبيق مصادقة',
        text: 'أُضيف تطبيق مصادقة إلى حسابك. يتطلب تسجيل الدخول الآن رمزًا من هذا التطبيق.',
      },
      'app-removed': { subject: 'أُزيل تطبيق المصادقة', text: 'أُزيل تطبيق المصادقة من حسابك.' },
      'passkey-added': {
        subject: 'أُضيف مفتاح مرور',
        text: 'أُضيف مفتاح مرور إلى حسابك. يمكن استخدامه لتسجيل الدخول من دون كلمة المرور.',
      },
      'passkey-removed': { subject: 'أُزيل مفتاح مرور', text: 'أُزيل مفتاح مرور من حسابك.' },
      'recovery-codes-renewed': {
        subject: 'استُبدلت رموز الاسترداد',
        text: 'لحسابك رموز استرداد جديدة. لم تعد الرموز القديمة صالحة.',
      },
      'recovery-code-used': {
        subject: 'استُخدم رمز استرداد',
        text: 'استُخدم أحد رموز الاسترداد لتسجيل الدخول. لا يمكن استخدامه مرة أخرى.',
      },
    },
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وتحقق من إعدادات الأمان الآن.',
  },
  openSecurity: 'فتح إعدادات الأمان',
  device: {
    unknown: 'جهاز غير معروف',
    unknownBrowser: 'متصفح غير معروف',
    on: ({ browser, system }) => `${browser} على ${system}`,
  },
  newDevice: {
    subject: 'تسجيل دخول جديد إلى حسابك',
    text: ({ device, moment, zone, network }) =>
      `سُجّل الدخول إلى حسابك على جهاز جديد: ${device}، ${moment} (${zone})${network ? `، الشبكة ${network}` : ''}.`,
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فسجّل خروج ذلك الجهاز وغيّر كلمة المرور الآن.',
    action: 'عرض أجهزتك',
  },
  googleLinked: {
    subject: 'أُضيف تسجيل الدخول عبر Google إلى حسابك',
    text: 'استُخدم حساب Google ببريدك الإلكتروني لتسجيل الدخول. من الآن فصاعدًا يمكنك تسجيل الدخول به أيضًا.',
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فأمّن حساب Google وغيّر كلمة المرور الآن.',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `أُضيف تسجيل الدخول عبر ${provider} إلى حسابك`,
      text: ({ provider }) => `رُبط حساب في ${provider} بحسابك. من الآن يمكنك الدخول به أيضًا.`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `أُزيل تسجيل الدخول عبر ${provider} من حسابك`,
      text: ({ provider }) =>
        `لم يعد الحساب في ${provider} مرتبطًا بحسابك، ولا يمكنك الدخول به بعد الآن.`,
    },
    unexpected: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وراجع إعدادات الأمان الآن.',
  },
  dataExport: {
    subject: 'تصدير بياناتك',
    text: ({ product }) => `مرفقة نسخة من كل ما يحفظه ${product} عنك، كما طلبت. إنها ملف JSON.`,
    keepSafe: 'احفظها في مكان آمن.',
  },
  deletion: {
    subject: 'سيُحذف حسابك',
    requested: 'كما طلبت، عُطّل حسابك الآن.',
    byAdministrator: 'عطّل أحد المديرين حسابك.',
    day: ({ day, days }) =>
      `سيُحذف نهائيًا في ${day}، بعد ${plural(days, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}.`,
    restore: 'حتى ذلك الحين يمكنك استعادته: سجّل الدخول واختر «إعادة تفعيل حسابي».',
    action: 'الاحتفاظ بحسابي',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `واجب جديد: ${title}`,
      'assignment-due': ({ title }) => `موعده قريب: ${title}`,
      'assignment-overdue': ({ title }) => `متأخر: ${title}`,
      'result-regraded': ({ title }) => `عُدِّلت نتيجتك في «${title}»`,
      'result-marked': ({ title }) => `اكتمل تصحيح نتيجتك في «${title}»`,
      'report-settled': 'نُظر في بلاغك',
      'quiz-reopened': ({ title }) => `متاح مجددًا: ${title}`,
      'reviews-due': 'لديك أسئلة للمراجعة',
      'certificate-issued': ({ title }: { title: string }) => `شهادتك: ${title}`,
      'achievements-earned': 'إنجازات جديدة',
      'streak-ending': 'هدفك اليومي لم يكتمل بعد',
    },
    lines: {
      'reviews-due': ({ due }) =>
        `الأسئلة التي حان وقت مراجعتها: ${due}. دقائق قليلة الآن توفر وقتًا كثيرًا لاحقًا.`,
      'certificate-issued': ({ title }: { title: string }) =>
        `اجتزت جميع اختبارات «${title}»: إليك شهادتك.`,
      'achievements-earned': ({ earned }) => `إنجازات جديدة: ${earned}. تجدها في ملفك الشخصي.`,
      'streak-ending': ({ left, days }) =>
        `هدفك اليومي لم يكتمل بعد. الأسئلة المتبقية: ${left}. الأيام المتتالية حتى الآن: ${days}.`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `كُلِّف صف ${className} بـ«${title}».`
          : `كُلِّف صف ${className} بـ«${title}». الموعد النهائي: ${due}.`,
      'assignment-due': ({ title, className, due }) =>
        `الموعد النهائي لـ«${title}» (${className}): ${due}.`,
      'assignment-overdue': ({ title, className, due }) =>
        `انتهى موعد «${title}» (${className}) في ${due} ولم يُنجَز بعد.`,
      'result-regraded': ({ title, score, total }) =>
        `أُعيد تصحيح سؤال. نتيجتك في «${title}» الآن ${score} من ${total}.`,
      'result-marked': ({ title, score, total }) =>
        `صُحِّحت كل إجاباتك في «${title}». نتيجتك ${score} من ${total}.`,
      'quiz-reopened': ({ title }) => `يمكنك أداء «${title}» مرة أخرى.`,
      'report-settled': {
        fixed: ({ title }) => `نُظر في بلاغك عن سؤال في «${title}» وأُصلح السؤال.`,
        kept: ({ title }) => `نُظر في بلاغك عن سؤال في «${title}». يبقى السؤال كما هو.`,
      },
    },
    several: ({ count }) =>
      plural(count, {
        zero: 'لا إشعارات',
        one: 'إشعار واحد',
        two: 'إشعاران',
        few: '# إشعارات',
        many: '# إشعارًا',
        other: '# إشعار',
      }),
    intro: 'إليك ما هو جديد:',
    all: 'فتح الإشعارات',
    openClasses: 'فتح صفوفك',
    openResult: 'عرض نتيجتك',
    practise: 'تدرب',
    openQuiz: 'فتح الاختبار',
    openCertificate: 'فتح الشهادة',
    openAchievements: 'فتح إنجازاتك',
    because: ({ product }) =>
      `وصلتك هذه الرسالة لأن إشعارات ${product} مفعّلة في حسابك. يمكنك في ملفك الشخصي اختيار ما تريد تلقيه منها.`,
    unsubscribe: 'إلغاء الاشتراك في هذه الرسائل',
    page: {
      title: 'إلغاء الاشتراك',
      question: 'هل تريد التوقف عن تلقي رسائل مثل التي جاءت بك إلى هنا؟',
      stop: 'إيقاف هذه الرسائل',
      stopAll: 'إيقاف جميع رسائل الإشعارات',
      done: 'لن تتلقى هذه الرسائل بعد الآن.',
      invalid: 'هذا الرابط غير صالح. تختار في ملفك الشخصي الرسائل التي تتلقاها.',
      settings: 'إعدادات الإشعارات',
    },
  },
};
