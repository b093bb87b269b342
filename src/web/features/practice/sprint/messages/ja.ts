import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '5 分間スプリント',
  lead: '練習できるすべての問題から、5 分間でできるだけ多く正解します。ランキングには数えられません。',
  best: ({ right }) => `自己ベスト：${right} 問正解`,
  start: 'スプリントを始める',
  notStarted: 'スプリントを始められませんでした',
  left: '残り時間',
  rightSoFar: ({ right }) => `正解：${right}`,
  over: '時間です',
  result: ({ right, answers }) => `${answers} 問中 ${right} 問正解`,
  newBest: '自己ベスト更新！',
  again: 'もう一度スプリント',
};
