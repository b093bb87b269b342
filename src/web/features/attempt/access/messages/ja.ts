import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'クイズを開く',
  description: 'リンクを受け取ったクイズです。',
  signInFirst: 'このクイズを開くにはログインしてください',
  signInHint: 'リンクを持つメンバー向けのクイズです。ログイン後、このページに戻ります。',
  signIn: 'ログイン',
  notYet: 'このクイズはまだ公開されていません',
  notYetHint: '公開後に同じリンクで開けます。',
};
