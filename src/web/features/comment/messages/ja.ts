import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: 'コメント',
  show: 'コメント',
  showSome: ({ count }) => plural(count, { other: '# 件のコメント' }),
  hide: 'コメントを隠す',
  lead: 'この問題に解答した人だけが読めます。',
  write: 'コメントを書く',
  text: 'あなたのコメント',
  hint: 'ほかの人より先に、クイズの作成者か管理者が読みます。',
  send: '送信',
  cancel: 'キャンセル',
  edit: '編集',
  save: '保存',
  delete: '削除',
  deleteTitle: 'コメントを削除しますか？',
  deleteText: '元に戻せません。',
  deleted: 'コメントを削除しました',
  sent: 'コメントを送信しました',
  sentText: '承認されると、ほかの人にも表示されます。',
  published: 'コメントを公開しました',
  own: 'あなた',
  staff: '作成者',
  waiting: '承認待ち',
  rejected: '承認されませんでした',
  report: '報告',
  reported: '報告済み',
  reportedText: 'ありがとうございます。確認します。',
  failed: 'できませんでした',
  notLoaded: 'コメントを読み込めませんでした',
  none: 'コメントはまだありません',
  unknown: '以前のメンバー',
  unsaved: 'コメントはまだ送信されていません。',
};
