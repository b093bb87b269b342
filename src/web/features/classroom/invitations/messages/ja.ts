import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  invite: 'メールで招待',
  title: 'クラスに招待',
  addresses: 'メールアドレス',
  hint: '一覧を貼り付けてください。1 行に 1 件、またはカンマ区切りです。それぞれにリンク付きのメールが届きます。',
  rules:
    'アカウントのない人には、このサイトで作成できる場合だけメールが届きます。誰がアカウントを持っているかは表示されません。',
  unreadable: ({ parts }) => `アドレスではありません：${parts}`,
  tooMany: ({ most }) => `一度に最大 ${most} 件まで`,
  send: ({ count }) => plural(count, { other: '# 件のアドレスを招待' }),
  sent: '招待を送信しています',
  notSent: '招待されませんでした',
  close: '閉じる',
};
