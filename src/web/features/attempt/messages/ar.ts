import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'اختبار',
  quizTitle: ({ title }) => `اختبار: ${title}`,
  quizDescription: 'اختبار جارٍ.',
  summaryTitle: 'نتيجتك',
  summaryDescription: 'نتيجة اختبار.',
  myResults: 'نتائجي',
  resultsDescription: 'اختباراتك المنتهية.',
  resultTitle: ({ title }) => `النتيجة: ${title}`,
  resultDescription: 'كل أسئلة اختبار منتهٍ مع إجاباتها.',
  notFound: 'لم يُعثر على المحاولة',
  notFoundReason: 'المحاولة غير موجودة أو تخص حسابًا آخر.',
  preparing: 'جارٍ تحضير أسئلتك…',
  loadingResults: 'جارٍ تحميل النتائج…',
  notSubmittedYet: 'لم يُسلَّم بعد',
  resume: 'متابعة<more> الاختبار</more> (<more>بقي </more><time></time>)',
  resumeUntimed: 'متابعة<more> الاختبار</more>',
};
