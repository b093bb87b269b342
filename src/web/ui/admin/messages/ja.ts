import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  frame: {
    administration: '管理',
    dashboard: 'ダッシュボード',
    createQuiz: 'クイズを作成',
    addQuestions: '問題を追加',
    manage: 'コンテンツ管理',
    users: 'ユーザー',
    blogManager: 'ブログ管理',
    questionBank: '問題バンク',
    categories: 'カテゴリ',
    contentHierarchy: 'コンテンツ階層',
    learningSeries: '学習シリーズ',
    testimonials: '利用者の声',
    attempts: '受験',
    auditTrail: '監査ログ',
    pictures: '画像',
    editQuiz: 'クイズを編集',
  },
  backToDashboard: 'ダッシュボードに戻る',
  edit: '編集',
  editNamed: ({ name }) => `${name}を編集`,
  delete: '削除',
  deleteNamed: ({ name }) => `${name}を削除`,
  deleteQuestion: ({ name }) => `「${name}」を削除しますか？`,
  pleaseTryAgain: 'もう一度お試しください。',
  filters: {
    status: 'ステータス',
    anyStatus: 'すべてのステータス',
  },
  contentLanguage: '言語',
  nothingMatches: '該当なし',
  picture: {
    broken:
      'この画像を読み込めません。アドレスを確認してください。代わりにイラストが表示されます。',
    alt: '読者に見える画像',
  },
  problems: {
    title: ({ count }) => plural(count, { other: '保存する前に#件の修正が必要です' }),
    more: ({ count }) => `ほか${number(count)}件`,
    at: ({ where, message }) => `${where}：${message}`,
  },
  sorting: {
    instructions:
      'スペースキーで行をつかみ、矢印キーで動かし、もう一度スペースキーで置きます。Escで中止します。',
    pickedUp: ({ noun, position }) => `${noun}${number(position)}をつかみました。`,
    over: ({ position }) => `${number(position)}番目の位置です。`,
    dropped: '置きました。',
    droppedAt: ({ position }) => `${number(position)}番目に置きました。`,
    cancelled: '移動を中止しました。',
  },
  editor: {
    formattingOf: ({ field }) => `${field}の書式`,
    viewOf: ({ field }) => `${field}の表示`,
    previewOf: ({ field }) => `${field}のプレビュー`,
    edit: '編集',
    preview: 'プレビュー',
    nothing: 'プレビューする内容はまだありません。',
    withKey: ({ action, key }) => `${action}（Ctrl ${key}）`,
    labels: {
      bold: '太字',
      italic: '斜体',
      heading: '見出し',
      link: 'リンク',
      image: '画像',
      bullets: '箇条書き',
      numbers: '番号付きリスト',
      quote: '引用',
      code: 'コード',
      formula: '数式',
      table: '表',
    },
    samples: {
      bold: '太字',
      italic: '斜体',
      heading: '見出し',
      link: 'テキスト',
      image: '説明',
      bullets: '項目',
      numbers: '項目',
      quote: '引用',
      code: 'コード',
      formula: 'x^2',
      table: 'セル',
    },
    column: '列',
  },
};
