import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'شارك تجربتك',
  description: 'أخبر الآخرين كيف هو التعلّم هنا.',
  lead: 'أخبر الآخرين كيف هو التعلّم هنا. ستظهر كلماتك في الصفحة الرئيسية بعد الموافقة عليها.',
  signIn: {
    title: 'يلزم تسجيل الدخول',
    hint: 'سجّل الدخول لتشارك تجربتك.',
    action: 'تسجيل الدخول',
  },
  earlier: {
    pending: 'رأيك الأخير بانتظار المراجعة. سيحل الجديد محله.',
    approved: 'رأيك الأخير في الصفحة الرئيسية. سيحل الجديد محله بعد الموافقة عليه.',
    rejected: 'لم يُنشر رأيك الأخير. يمكنك كتابة رأي آخر.',
  },
  thanks: {
    title: 'شكرًا لك!',
    text: 'وصلنا رأيك. سيظهر في الصفحة الرئيسية بعد الموافقة عليه.',
    another: 'اكتب رأيًا آخر',
    explore: 'استكشف الاختبارات',
  },
  form: {
    leaving: 'لم يُرسل رأيك وسيُفقد.',
    name: 'الاسم',
    nameHint: 'كما سيظهر مع رأيك',
    role: 'الدور/المسمى',
    roleHint: 'طالب، معلّم، شخص فضولي…',
    rating: 'التقييم',
    content: 'رأيك',
    contentHint: 'كيف هو التعلّم هنا؟',
    length: ({ length, most }) => `${number(length)} من ${number(most)}`,
    failed: 'تعذّر إرسال رأيك. حاول مرة أخرى.',
    kept: 'ما كتبته لا يزال هنا.',
    submit: 'إرسال الرأي',
  },
  preview: {
    label: 'معاينة',
    hint: 'كيف سيبدو',
    name: 'اسمك',
    role: 'دورك',
    content: 'كلماتك.',
  },
  ratings: {
    unrated: 'انقر لتقييم تجربتك',
    poor: 'ضعيف',
    fair: 'مقبول',
    good: 'جيد',
    veryGood: 'جيد جدًا',
    excellent: 'ممتاز!',
  },
  star: ({ star, label }) => `${number(star)} من 5 نجوم: ${label}`,
  rated: ({ rating }) => `التقييم ${number(rating)} من 5`,
  carousel: {
    label: 'آراء المتعلمين',
    carousel: 'عرض دوّار',
    slide: 'شريحة',
    position: ({ position, count }) => `${number(position)} من ${number(count)}`,
    failed: 'خطأ في تحميل الآراء',
    loading: 'جارٍ تحميل الآراء…',
    none: 'لا توجد آراء بعد. كن الأول.',
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
    item: ({ position }) => `الرأي ${number(position)}`,
    play: 'تشغيل عرض الآراء',
    pause: 'إيقاف عرض الآراء مؤقتًا',
    hint: 'استخدم الأزرار لقراءة الآراء بالسرعة التي تناسبك.',
  },
};
