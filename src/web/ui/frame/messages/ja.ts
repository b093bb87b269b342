import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'ホーム',
  quizzes: 'クイズ',
  series: 'シリーズ',
  blog: 'ブログ',
  profile: 'プロフィール',
  contact: 'お問い合わせ',
  privacyPolicy: 'プライバシーポリシー',
  termsOfService: '利用規約',
  accessibility: 'アクセシビリティ',
  skipToContent: '本文へ移動',
  homePage: ({ product }) => `${product}、トップページ`,
  main: 'メイン',
  footer: 'フッター',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
  language: '言語',
  languageFailed: '言語を変更できませんでした',
  toLight: '明るい配色に切り替える',
  toDark: '暗い配色に切り替える',
};
