import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: 'お問い合わせ',
  description: 'ご質問、クイズの誤り、アイデアをお寄せください。24 時間以内に返信します。',
  lead: 'ご質問、クイズの誤り、アイデアをお寄せください。24 時間以内に返信します。',
  categories: {
    general: '一般的な質問',
    technical: '技術的な問題',
    account: 'アカウント',
    quiz: 'クイズや問題について',
    billing: 'お支払い',
    feature: '機能の提案',
    bug: '不具合の報告',
    other: 'その他',
  },
  choose: 'カテゴリを選択',
  name: 'お名前',
  email: 'メールアドレス',
  category: 'カテゴリ',
  subject: '件名',
  message: 'メッセージ',
  length: ({ length, most }) => `${number(length)} / ${number(most)}`,
  leaveEmpty: '空欄のままにしてください',
  failed: 'メッセージを送信できませんでした',
  kept: '入力した内容は残っています。',
  alsoWrite: '<mail></mail> 宛てに送ることもできます。',
  onlyToReply: 'メールアドレスは返信にのみ使います。',
  orWrite: 'または <mail></mail> へお送りください。',
  send: 'メッセージを送信',
  sent: {
    title: '送信しました！',
    thanks: 'ありがとうございます。24 時間以内に <email></email> へ返信します。',
    reference: ({ reference }) => `受付番号は ${reference} です。`,
    another: '別のメッセージを書く',
    home: 'ホーム',
  },
  failure: {
    fallback: 'メッセージを送信できませんでした。もう一度試すか、直接ご連絡ください。',
    invalid:
      'サーバーの応答が正しくありません。メッセージを送信できませんでした。もう一度試すか、直接ご連絡ください。',
    http: ({ status }) =>
      `HTTP エラー ${status}。メッセージを送信できませんでした。もう一度試すか、直接ご連絡ください。`,
  },
};
