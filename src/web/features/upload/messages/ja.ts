import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ja');

export const messages: typeof english = {
  title: '画像',
  description: 'アップロードした画像と使用箇所。',
  failed: '画像の読み込みエラー',
  denied: 'アクセスが拒否されました',
  nothingYet: 'アップロードされた画像はまだありません',
  appearsHere: '画像は問題、クイズ、シリーズ、記事のエディターでアップロードします。',
  picture: '画像',
  uploaded: 'アップロード日時',
  size: 'サイズ',
  usedIn: '使用箇所',
  unused: '未使用',
  deleted: '画像を削除しました',
  notDeleted: '画像を削除できませんでした',
  consequence: 'ファイルも削除されます。元に戻すことはできません。',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: '問題',
    version: '問題の以前の版',
    quiz: 'クイズ',
    sub_category: 'サブカテゴリー',
    series: 'シリーズ',
    post: '記事',
    draft: '下書き',
    setting: '設定',
  },
};
