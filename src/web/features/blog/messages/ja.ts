import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  blog: 'ブログ',
  home: 'ホーム',
  heading: ({ product }) => `${product} <mark>ブログ</mark>`,
  title: ({ product }) => `${product} ブログ`,
  description:
    '学びについての短い読み物：記憶の仕組み、良い問題の作り方、解答からより多くを得る方法。',
  lead: '記憶の仕組み、良い問題の作り方、解答からより多くを得る方法。5 分読んで、何が残ったか確かめましょう。',
  explore: 'クイズを見る',
  feed: 'RSS フィード',
  loading: '記事を読み込み中…',
  failed: '記事を読み込めませんでした',
  taggedTitle: ({ tag }) => `「${tag}」のタグがついた記事`,
  tagged: ({ count }) => plural(count, { other: '「<tag></tag>」のタグがついた記事：# 件' }),
  showAll: 'すべての記事を表示',
  newerPosts: '新しい記事',
  olderPosts: '古い記事',
  none: {
    here: 'ここに記事はありません',
    hereHint: 'このアドレスの記事は移動または削除されました。',
    yet: 'まだ記事はありません',
    yetHint: '最初の記事を執筆中です。それまではクイズをどうぞ。',
  },
  readMore: '続きを読む',
  minRead: ({ minutes }) => `${number(minutes)} 分で読めます`,
  hitFacts: ({ minutes }) => `ブログ · ${number(minutes)} 分で読めます`,
  hits: '記事',
  views: ({ count }) => plural(count, { other: '閲覧 # 回' }),
  tags: 'タグ',
  moreTags: ({ count }) => `ほか ${number(count)} 件`,
  share: '共有',
  shareArticle: '記事を共有',
  moreArticles: 'ほかの記事',
  otherArticles: '前後の記事',
  older: '古い記事',
  newer: '新しい記事',
  notFound: {
    title: '記事が見つかりません',
    hint: '移動または削除された可能性があります。ほかの記事はご覧いただけます。',
    back: 'ブログに戻る',
  },
  code: {
    copy: 'コードをコピー',
    copied: 'コピーしました',
    failed: 'コピーできませんでした',
  },
  contents: 'このページの内容',
};
