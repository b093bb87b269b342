import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '移動・編集・作成',
  close: '閉じる',
  find: 'ページ、クイズ、シリーズ、記事、カテゴリを検索',
  kinds: 'ページ、クイズ、シリーズ、記事、カテゴリ',
  searching: '検索中…',
  failed: '一部の名前を検索できませんでした。接続を確認してください。',
  nothing: '一致するものはありません。',

  groups: {
    create: '作成',
    goTo: '移動',
    quizzes: 'クイズを編集',
    posts: 'ブログ記事を編集',
    series: 'シリーズを検索',
    categories: 'カテゴリを検索',
  },
  pages: {
    createQuiz: 'クイズを作成',
    createQuestion: '問題を作成',
    createPost: 'ブログ記事を作成',
    dashboard: 'ダッシュボード',
    allQuizzes: 'すべてのクイズ',
    deletedQuizzes: '削除したクイズ',
    categories: 'カテゴリ',
    hierarchy: 'コンテンツの階層',
    series: '学習シリーズ',
    testimonials: '受講者の声',
    auditTrail: '変更履歴',
    settings: '設定',
    toReview: '確認待ちの受講者の声',
    blogManager: 'ブログ管理',
    attempts: '受験',
    classes: 'クラス',
  },
};
