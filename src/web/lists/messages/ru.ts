import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('ru');

export const messages: Translation<typeof en> = {
  actions: 'Действия',
  selectAllOf: ({ label }) => `Выбрать все: ${label}`,
  selectAllOnPage: 'Выбрать все на этой странице',
  select: ({ name }) => `Выбрать: ${name}`,
  selected: ({ count }) => `Выбрано: ${number(count)}`,
  selectionActions: 'Действия с выбранным',
  clearSelection: 'Снять выделение',
  loading: 'Загрузка…',
  undo: 'Отменить',
  tryAgain: 'Попробуйте ещё раз.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
