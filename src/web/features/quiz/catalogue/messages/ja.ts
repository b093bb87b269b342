import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: 'クイズ',
  titleOf: ({ category }) => `${category}のクイズ`,
  lead: 'テーマを選び、時間に気をつけて解答しましょう。終わったらすべての解説を読めます。',
  description: 'テーマとレベル別の時間制限つきクイズ。すべての解答に解説があります。',
  descriptionOf: ({ category }) =>
    `${category}の時間制限つきクイズ。すべての解答に解説があります。`,
  categories: 'カテゴリ',
  allCategories: 'すべてのカテゴリ',
  categoriesFailed: 'カテゴリを読み込めませんでした',
  subCategories: 'サブカテゴリ',
  allSubCategories: 'すべて',
  difficulty: '難易度',
  anyLevel: 'すべてのレベル',
  length: '長さ',
  anyLength: '長さ指定なし',
  lengths: {
    short: '10 分以内',
    medium: '11～20 分',
    long: '20 分超',
  },
  state: '受験状況',
  anyState: 'すべての状況',
  states: {
    new: '未受験',
    open: '進行中',
    mastered: '習得済み',
    to_be_marked: '採点待ち',
    cooldown: '待機中',
  },
  sort: '並べ替え',
  sorts: {
    best: '関連度順',
    newest: '新着順',
    popular: '受験数の多い順',
    stars: '評価の高い順',
    title: 'タイトル順',
    shortest: '短い順',
  },
  searchPlaceholder: 'クイズを検索',
  searchByWords: 'キーワードでクイズを検索',
  search: '検索',
  clearSearch: '検索をクリア',
  found: ({ count }) => plural(count, { other: 'クイズ # 件' }),
  foundFor: ({ count, text }) => `「${text}」のクイズ ${plural(count, { other: '# 件' })}`,
  quoted: ({ text }) => `「${text}」`,
  removeFilter: ({ filter }) => `フィルター「${filter}」を解除`,
  clearAll: 'すべて解除',
  clearAllFilters: 'すべてのフィルターを解除',
  previousPage: '前のページ',
  nextPage: '次のページ',
  beyondEnd: 'このページはありません',
  firstPage: '最初のページへ',
  noMatch: '一致するクイズがありません',
  noMatchHint: 'キーワードを減らすか、フィルターを外してみてください。',
  membersOnly: 'メンバー限定',
};
