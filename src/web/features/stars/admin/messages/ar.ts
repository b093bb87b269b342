import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  title: 'ما يراه المتعلمون',
  average: 'المتوسط',
  learners: 'المتعلمون',
  public: 'يرى الجميع المتوسط بعد أن يمنح خمسة متعلمين نجومًا.',
  none: 'لا نجوم بعد',
  noneHint: 'يمكن للمتعلمين منح النجوم بعد إنهاء محاولة.',
  distribution: 'عدد المتعلمين لكل عدد من النجوم',
  stars: 'النجوم',
  remarks: 'الملاحظات',
  noRemarks: 'لم يكتب أحد ملاحظة.',
  anonymous: 'مع كل ملاحظة يومها دون اسم.',
  remark: 'الملاحظة',
  day: 'اليوم',
  state: 'الحالة',
  report: 'الإبلاغ عن إساءة',
  reported: 'مُبلّغ عنها',
  hide: 'إخفاء',
  hidden: 'مخفية',
  show: 'إظهار من جديد',
  shown: 'الملاحظة ظاهرة',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act}: ${remark}`,
  notDone: 'لم ينجح ذلك',
  failed: 'تعذّر تحميل النجوم',
  download: 'تنزيل CSV',
  downloadFailed: 'تعذّر إنشاء الملف',
  reportedTitle: 'ملاحظات مُبلّغ عنها',
  reportedHint: 'يطلب منك المؤلفون إخفاء هذه الملاحظات على اختباراتهم. تُحتسب النجوم في كل الأحوال.',
  quiz: 'الاختبار',
  keep: 'إبقاء',
  kept: 'بقيت الملاحظة',
  rated: ({ rating }) => `التقييم ${number(rating)} من 5`,
};
