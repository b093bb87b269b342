import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ar');

export const messages: Translation<typeof en> = {
  help: 'انقر الصورة أو المسها. بلوحة المفاتيح: تحرك الأسهم علامة التقاطع، ومع Shift بخطوات أكبر؛ يضع Enter علامة ويزيلها Delete.',
  cross: 'صورة السؤال',
  placed: ({ count, total }) => `وُضع ${count} من ${total}`,
  at: ({ left, top }) => `${left} من اليسار، ${top} من الأعلى`,
  spotPlaced: ({ number, left, top }) =>
    `وُضعت العلامة ${number}: ${left} من اليسار، ${top} من الأعلى`,
  spotRemoved: ({ number }) => `أُزيلت العلامة ${number}`,
  full: ({ total }) =>
    `وُضعت ${plural(total, {
      zero: '# علامة',
      one: 'علامة واحدة',
      two: 'العلامتان',
      few: 'العلامات الـ#',
      many: 'العلامات الـ#',
      other: 'العلامات الـ#',
    })}. أزل واحدة أولًا.`,
  noSpotHere: 'لا توجد علامة هنا.',
  spot: ({ number, left, top }) => `العلامة ${number}: ${left} من اليسار، ${top} من الأعلى`,
  remove: ({ number }) => `إزالة العلامة ${number}`,
  withList: 'الإجابة من قائمة بدلًا من ذلك',
  withPicture: 'الإجابة على الصورة',
  chooseRegions: ({ count }) =>
    `اختر ${plural(count, {
      zero: '# منطقة',
      one: 'منطقة واحدة',
      two: 'منطقتين',
      few: '# مناطق',
      many: '# منطقة',
      other: '# منطقة',
    })} من الصورة.`,
  enlarge: 'تكبير الصورة',
  reduce: 'عرض الصورة كاملة',
  right: 'في منطقة صحيحة',
  wrong: 'ليست في منطقة صحيحة',
  rightRegions: 'المناطق الصحيحة',
  region: ({ number }) => `المنطقة ${number}`,
  hit: 'أُصيبت',
  missed: 'لم تُصب',
};
