import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  loading: '読み込み中…',
  loadingEditor: 'エディターを読み込み中…',
  close: '閉じる',
  cancel: 'キャンセル',
  goHome: 'ホームへ',
  languages: '言語',
  allLanguages: 'すべての言語',
  notFound: {
    head: 'ページが見つかりません',
    title: '404 ページが見つかりません',
    hint: 'アドレスは正しく入力されていますか？',
    browse: 'クイズを見る',
    findQuiz: 'クイズを探す',
    find: '検索',
  },
  pager: {
    pages: 'ページ',
    page: ({ page }) => `${number(page)} ページ`,
    pageOf: ({ page, pages }) => `${number(page)} / ${number(pages)} ページ`,
    first: '最初',
    previous: '前へ',
    next: '次へ',
    last: '最後',
  },
  difficulty: '難易度：',
  notifications: '通知（F8）',
  dismiss: '通知を閉じる',
  share: {
    copied: 'リンクをコピーしました！',
    copiedHint: 'このページのアドレスをクリップボードに保存しました。',
    notCopied: 'リンクをコピーできませんでした',
  },
  leaving: {
    title: '保存せずに移動しますか？',
    leave: '移動する',
    stay: 'とどまる',
    unsaved: 'ここでの変更は保存されておらず、失われます。',
  },
};
