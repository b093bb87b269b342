import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  search: 'クイズを検索',
  submit: '検索',
  close: '検索を閉じる',
  suggestions: ({ count }) => plural(count, { other: '候補 # 件' }),
  recent: '最近の検索',
  matching: '一致するクイズ',
  clearRecent: '最近の検索を消去',
  notAvailable: '現在、候補を表示できません。',
  noTitle: 'タイトルに一致するクイズはありません。',
  allResults: ({ text }) => `「${text}」の結果をすべて見る`,
  questions: '問題',
  draftOf: ({ quiz }) => `${quiz}（下書き）`,
};
