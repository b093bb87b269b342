import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  pageTitle: 'クイズを印刷',
  description: '解答用紙と正解の付いた紙のクイズ。',
  denied: 'アクセスできません。このページには管理者権限が必要です。',
  failed: 'クイズを読み込めませんでした',
  title: '印刷',
  edit: 'このクイズを編集',
  print: '印刷',
  versions: '種類',
  versionCount: ({ count }) => plural(count, { other: '# 種類' }),
  questions: '問題',
  allQuestions: ({ count }) => `すべて：${plural(count, { other: '# 問' })}`,
  asInAttempt: ({ count }) => `受験時と同じ：${plural(count, { other: '# 問' })}`,
  shuffleAgain: 'もう一度並べ替える',
  answerSheets: '解答用紙',
  answerSheet: '解答用紙',
  answerKey: '正解一覧',
  version: ({ letter }) => `${letter} 版`,
  name: '名前',
  className: 'クラス',
  date: '日付',
  questionCount: ({ count }) => plural(count, { other: '# 問' }),
  passMark: ({ percent }) => `合格ライン ${percent}`,
  instruction: '特に指示がないかぎり、各問題で答えを一つ選んでください。',
  penalty: ({ percent }) => `誤答は 1 問の ${percent} の減点です。無解答は減点されません。`,
  hints: {
    letters: '正しい答えをすべて選んでください。',
    order: '記号を正しい順に書いてください。',
    targets: '各項目に、対応するものの記号を書いてください。',
    gaps: '空欄を埋めてください。',
    picture: ({ count }: { count: number }) => `画像の ${count} か所に × 印を付けてください。`,
  },
  onPicture: '画像に記入',
  picture: '問題の画像',
  true: '正しい',
  false: '誤り',
  sum: '正解数：',
  question: '問題',
  rightAnswer: '正解',
  nothing: 'このクイズには完成した問題がまだありません。',
  unfinished: ({ count }) => `未完成のため省いた問題：${plural(count, { other: '# 問' })}`,
  drawnLeftOut: ({ count }) =>
    `問題バンクから出題される ${plural(count, { other: '# 問' })}は省かれています。印刷できるのは管理者だけです。`,
  missingAt: ({ position, count }) =>
    `順序の ${position} 番目で問題バンクに足りない問題：${plural(count, { other: '# 問' })}`,
};
