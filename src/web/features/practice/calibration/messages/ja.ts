import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '自信と正解',
  verdicts: {
    few: ({ min }) =>
      `自信を答えた解答が ${min} 件になると、どれだけ合っているかがここに表示されます。`,
    over: '自信ほどには正解していません。「ある」を選ぶ前にもう一度確かめましょう。',
    under: '自信以上に正解しています。もっと自分を信じて大丈夫です。',
    fair: '自信とほぼ同じ割合で正解しています。',
  },
  brier: ({ score, half }) =>
    `ブライアスコア：${score}（0 が完璧、${half} は毎回 50% と答えた場合）`,
  table: '答えた自信と正解の割合',
  said: '自信',
  means: '想定',
  right: '正解',
  none: '解答なし',
  chart: '横が答えた自信、縦が正解の割合です。破線の上では両方が同じです。',
  progress: 'ブライアスコアの推移（低いほど良い）',
  share: ({ share, right, answers }) => `${share}（${answers} 問中 ${right} 問）`,
  between: ({ low, high }) => `${low} から ${high} の間`,
  answers: '解答',
  score: 'スコア',
  range: ({ from, until }) => `${from} から ${until}`,
};
