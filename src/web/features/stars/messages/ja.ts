import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  ask: 'このクイズはいかがでしたか？',
  hint: '作成者は感想を読みますが、名前はわかりません。',
  give: 'このクイズに星を付ける',
  yours: 'このクイズに付けた星',
  change: '変更',
  remove: '取り消す',
  removed: '星を取り消しました',
  remark: 'ひとこと（任意）',
  send: '送信',
  cancel: 'キャンセル',
  sent: 'ありがとうございます',
  failed: '保存できませんでした',
  star: ({ star, label }) => `5 つ星のうち ${number(star)}：${label}`,
  rated: ({ rating }) => `評価 ${number(rating)}/5`,
  ratings: {
    poor: '悪い',
    fair: 'まあまあ',
    good: '良い',
    veryGood: 'とても良い',
    excellent: 'すばらしい！',
  },
};
