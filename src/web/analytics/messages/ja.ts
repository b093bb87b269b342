import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'アクセス解析',
  question:
    'どのページが読まれているかを数えてもよいですか？外部サービスを使い、同意があるときだけ行います。詳しくは<policy>プライバシーポリシー</policy>をご覧ください。',
  no: 'いいえ',
  yes: 'はい',
  choice: {
    title: 'アクセス解析についての選択',
    granted: 'このブラウザーでのページ表示を数えることに同意しています。',
    denied: 'このブラウザーでのページ表示は数えていません。',
    open: 'まだ選択していません。選択するまで何も数えません。',
    deny: '数えない',
    grant: 'ページ表示を数える',
  },
};
