import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  title: 'あなたのレベル',
  hint: 'すべての解答から見た、分野ごとのレベルです。帯は、あなたのレベルが 90% の確率で入る範囲です。長いほど、まだよくわかっていません。',
  categories: 'カテゴリ',
  tags: 'タグ',
  answers: ({ count }: { count: string }) => `解答数：${count}`,
  levels: {
    beginner: '初級',
    intermediate: '中級',
    advanced: '上級',
  },
  between: ({ from, to }: { from: string; to: string }) => `${from}～${to}`,
  unknown: 'まだわかりません',
  missing: ({ count }) =>
    `あと約 ${plural(count, { other: '# 問' })}、初めての問題に答えるとわかります。`,
};
