import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  edit: 'تغيير الواجب',
  editNamed: ({ name }) => `تغيير الواجب ${name}`,
  editHint: 'تتبع الدرجات الشروط الجديدة فورًا. الدرجات الموضوعة يدويًا تبقى.',
  edited: 'تغيّر الواجب',
  outdated: 'تغيّر هذا الواجب من مكان آخر',
  outdatedHint: 'لم يُستبدل شيء. لا يزال ما أدخلته في النموذج، ولا يمكن حفظه فوق النسخة الأحدث.',
  loadNewest: 'استبدال ما أدخلته بأحدث نسخة',
  draftHint: 'هذا الاختبار مسودة. يمكن للأعضاء فتحه بعد نشره.',
  series: 'سلسلة',
  seriesHint:
    'تُنجز عند اجتياز كل اختبار فيها. تُعتمد دائمًا كما هي الآن: الاختبارات المضافة تُحتسب أيضًا.',
  findSeries: 'ابحث عن سلسلة',
  noSeries: 'لم يُعثر على سلسلة',
  quizzes: ({ count }) =>
    plural(count, {
      zero: 'لا اختبارات',
      one: 'اختبار واحد',
      two: 'اختباران',
      few: '# اختبارات',
      many: '# اختبارًا',
      other: '# اختبار',
    }),
  late: 'العمل المتأخر',
  policies: {
    marked: 'يُحتسب ويُعلَّم متأخرًا',
    refused: 'لا يُحتسب',
    deducted: 'يُحتسب مع خصم',
    deducted_daily: 'يُحتسب مع خصم عن كل يوم',
  },
  deduction: 'الخصم',
  deductionPerDay: 'الخصم عن كل يوم أو جزء منه',
  deductionHint: 'نقاط من 100: مع خصم 10 تنخفض الدرجة من 80% إلى 70%.',
  maxDeduction: 'على الأكثر',
  cutOff: 'آخر موعد',
  cutOffHint: 'فارغ: لا يوجد. العمل بعده لا يُحتسب.',
  cutOffBeforeDue: 'يجب أن يكون آخر موعد بعد الموعد النهائي',
  audience: 'موجَّه إلى',
  everybody: 'الجميع',
  everybodyHint: 'كل من في الصف، ومن ينضم لاحقًا أيضًا.',
  chosenMembers: 'أعضاء مختارون',
  members: 'الأعضاء',
  findMembers: 'ابحث عن أعضاء',
  noMember: 'لم يُعثر على أعضاء',
  forMembers: ({ count }) =>
    plural(count, {
      zero: 'لا أعضاء.',
      one: 'لعضو واحد.',
      two: 'لعضوين.',
      few: 'لـ # أعضاء.',
      many: 'لـ # عضوًا.',
      other: 'لـ # عضو.',
    }),
  differentFor: ({ count }) =>
    plural(count, {
      zero: 'لا اختلاف.',
      one: 'مختلف لعضو واحد.',
      two: 'مختلف لعضوين.',
      few: 'مختلف لـ # أعضاء.',
      many: 'مختلف لـ # عضوًا.',
      other: 'مختلف لـ # عضو.',
    }),
  different: 'مختلف لبعض الأعضاء',
  differentHint: 'موعد لاحق، أو بداية أخرى، أو إعفاء. يُمنح الوقت الإضافي في «الأعضاء».',
  addMember: 'إضافة عضو',
  removeNamed: ({ name }) => `إزالة ما يختلف لـ ${name}`,
  laterDue: 'موعد نهائي لاحق',
  laterCutOff: 'آخر موعد لاحق',
  otherStart: 'بداية أخرى',
  asForAll: 'فارغ: كما للجميع.',
  excuse: 'معفى: لا يُحتسب العمل',
  notLater: 'يجب أن يكون الموعد بعد موعد الواجب',
  startAfterDue: 'يجب أن تكون البداية قبل الموعد النهائي',
  notes: {
    refused: 'العمل المتأخر لا يُحتسب.',
    deducted: ({ percent }) => `يخسر العمل المتأخر من 100 نقطة: ${percent}.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `يخسر العمل المتأخر كل يوم من 100 نقطة: ${percent}، وعلى الأكثر ${maxPercent}.`,
    cutOff: 'بعد <date></date> لا يُحتسب شيء.',
  },
};
