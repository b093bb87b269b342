import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ar');

export const messages: typeof english = {
  choose: 'اختيار صورة',
  dropOrPaste: 'أو أفلِتها أو الصقها هنا',
  uploading: 'جارٍ رفع الصورة…',
  stillUploading: 'ما زال رفع صورة أو صوت جاريًا. احفظ بعد انتهاء الرفع.',
  uploaded: 'رُفعت الصورة.',
  failed: 'لم تُرفع الصورة',
  fieldGone: 'لم تُضف الصورة: حقلها لم يعد موجودًا',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `حجم الملف أكبر من ${number(megabytes)} ميغابايت`,
  remove: 'إزالة الصورة',
  text: 'نص الصورة',
  textHint: 'ما تعرضه، لمن لا يستطيع رؤيتها',
  coverTextHint: 'ما يعرضه الغلاف، لمن لا يستطيع رؤيته. اتركه فارغًا إن كان زينة للعنوان فقط.',
  sound: {
    title: 'أصوات',
    choose: 'اختيار صوت',
    dropOrPaste: 'أو أفلته أو الصقه في نص: MP3 أو M4A أو Ogg أو WAV',
    uploading: 'جارٍ رفع الصوت…',
    uploaded: 'تم رفع الصوت.',
    failed: 'لم يُرفع الصوت',
    fieldGone: 'لم يُضف الصوت: نصه لم يعد موجودًا',
    label: 'ما الذي يُسمع',
    labelHint: 'لمن لا يسمعه؛ وليس الإجابة',
    transcript: 'النص المكتوب',
    transcriptHint: 'يمكن للمتعلمين فتحه. اتركه فارغًا إذا كان يكشف الإجابة.',
    remove: 'إزالة الصوت',
  },
};
