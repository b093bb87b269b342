import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: 'ブックマークとメモ',
  lead: 'ブックマークした問題と、メモを書いた問題です。見えるのはあなただけです。',
  bookmark: 'ブックマーク',
  removed: 'ブックマークを外しました',
  undo: '元に戻す',
  bookmarkFailed: 'ブックマークを変更できませんでした',
  ownNote: 'あなたのメモ',
  addNote: 'メモを追加',
  editNote: 'メモを編集',
  noteHint: '見えるのはあなただけです。Markdown が使えます。',
  save: '保存',
  close: '閉じる',
  saved: '保存しました',
  notSaved: 'メモを保存できませんでした',
  stale: 'このメモは別のタブで変更されました',
  staleHint: '保存すると、もう一方の版を置き換えます：',
  otherRemoved: 'そこではメモが削除されました。',
  unsaved: 'メモはまだ保存されていません。',
  practise: 'ブックマークした問題を練習する',
  find: 'ブックマークやメモを探す',
  findHint: '問題やメモの言葉',
  quiz: 'クイズ',
  allQuizzes: 'すべてのクイズ',
  category: 'カテゴリ',
  allCategories: 'すべてのカテゴリ',
  whichToShow: '表示するもの',
  all: 'すべて',
  bookmarks: 'ブックマーク',
  notes: 'メモ',
  none: 'ブックマークもメモもまだありません',
  noneHint: '結果の画面や、練習で解答したあとに、ブックマークやメモを付けられます。',
  toResults: '自分の結果',
  noneFound: '見つかりませんでした',
  showAll: 'すべて表示',
  notLoaded: 'ブックマークとメモを読み込めませんでした',
  hidden: ({ count }) =>
    plural(count, {
      other: '# 問は表示されていません。受験中の問題か、正解を見られなくなった問題です。',
    }),
};
