import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  actions: '操作',
  selectAllOf: ({ label }) => `すべて選択：${label}`,
  selectAllOnPage: 'このページのすべてを選択',
  select: ({ name }) => `${name} を選択`,
  selected: ({ count }) => `${number(count)} 件を選択中`,
  selectionActions: '選択した項目の操作',
  clearSelection: '選択を解除',
  loading: '読み込み中…',
  undo: '元に戻す',
  tryAgain: 'もう一度お試しください。',
  refused: ({ name, message }) => `${name}：${message}`,
};
