import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: '例外',
  lead: 'クイズの規則を超えて、この人に認められていること。',
  failed: '例外の読み込みエラー',
  add: '例外を追加',
  everyQuiz: 'すべてのクイズ',
  moreTime: ({ percent }) => `時間を ${percent} 延長`,
  moreAttempts: ({ count }) => plural(count, { other: '受験を # 回追加' }),
  openUntil: '<date></date> まで受験可能',
  removeNamed: ({ name }) => `例外を削除：${name}`,
  removed: '例外を削除しました',
  added: '例外を保存しました',
  notDone: '実行できませんでした',
  quiz: 'クイズ',
  nothingFound: 'クイズが見つかりません',
  extraTime: '時間の延長',
  none: 'なし',
  extraAttempts: '追加の受験回数',
  closesAt: '受験できる期限',
  hint: 'これから始まる受験に適用されます。同じクイズの以前の例外は置き換えられます。',
  cancel: 'キャンセル',
  save: '保存',
  close: '閉じる',
};
