import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  quiz: 'クイズ',
  quizTitle: ({ title }) => `クイズ：${title}`,
  quizDescription: '受験中のクイズです。',
  summaryTitle: 'あなたの結果',
  summaryDescription: 'クイズの結果です。',
  myResults: '自分の結果',
  resultsDescription: '終了したクイズの一覧です。',
  resultTitle: ({ title }) => `結果：${title}`,
  resultDescription: '終了したクイズのすべての問題と解答です。',
  notFound: '受験が見つかりません',
  notFoundReason: '存在しないか、別のアカウントのものです。',
  preparing: '問題を準備しています…',
  loadingResults: '結果を読み込み中…',
  notSubmittedYet: 'まだ提出されていません',
  resume: '<more>クイズを</more>再開（<more>残り </more><time></time>）',
  resumeUntimed: '<more>クイズを</more>再開',
};
