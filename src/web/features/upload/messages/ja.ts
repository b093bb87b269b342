import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('ja');

export const messages: typeof english = {
  title: '画像と音声',
  description: 'アップロードされた画像と音声、その使用箇所。',
  failed: '画像と音声を読み込めませんでした',
  denied: 'アクセスできません',
  nothingYet: '画像も音声もまだアップロードされていません',
  appearsHere:
    '画像と音声は問題のエディターでアップロードします。画像はクイズ、シリーズ、記事のエディターでもアップロードできます。',
  file: 'ファイル',
  uploaded: 'アップロード日時',
  size: 'サイズ',
  usedIn: '使用箇所',
  unused: '未使用',
  deleted: 'ファイルを削除しました',
  notDeleted: 'ファイルは削除されませんでした',
  consequence: 'ファイルも削除されます。元に戻すことはできません。',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} 秒`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'あなたのアップロード',
    site: 'すべてのアップロード',
  },
  usedOf: ({ used, of }) => `${number(used)} / ${number(of)} MB`,
  kinds: {
    question: '問題',
    version: '問題の以前の版',
    quiz: 'クイズ',
    sub_category: 'サブカテゴリ',
    series: 'シリーズ',
    post: '記事',
    draft: '下書き',
    setting: '設定',
    profile: 'プロフィール',
  },
};
