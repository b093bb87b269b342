import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'サーバーに接続できませんでした。通信環境を確認して、もう一度お試しください。',
  unexpected: '問題が発生しました。もう一度お試しください。',
  restarting: 'サーバーは現在利用できません。しばらくしてからもう一度お試しください。',
  tryAgain: '再試行',
  reference: ({ id }) => `参照番号 ${id}`,
  pageDidNotLoad: 'ページを読み込めませんでした',
  partDidNotLoad: 'この部分を読み込めませんでした',
  homePage: 'トップページ',
};
