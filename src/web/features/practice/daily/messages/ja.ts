import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '今日の問題',
  lead: '全員に同じ 1 問を、0 時から 0 時まで（UTC）出題します。',
  notLoaded: '今日の問題を読み込めませんでした',
  none: '今日の問題はありません',
  noneHint: '練習用に公開されたクイズから出題されます。現在はありません。',
  chooseQuiz: 'クイズを選ぶ',
  share: ({ percent, count }) => `今日の正答率：${percent}。今日の解答数：${count}。`,
  toQuiz: '元のクイズへ',
  toPractice: 'もっと練習する',
  signInHint: 'アカウントがあれば、忘れる前に練習でもう一度出題されます。',
  signIn: 'ログイン',
  tomorrow: '今日の最初の解答は練習に記録されます。次の問題は 0 時（UTC）に出題されます。',
};
