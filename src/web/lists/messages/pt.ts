import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  actions: 'Ações',
  selectAllOf: ({ label }) => `Selecionar tudo: ${label}`,
  selectAllOnPage: 'Selecionar tudo nesta página',
  select: ({ name }) => `Selecionar ${name}`,
  selected: ({ count }) => plural(count, { one: '# selecionado', other: '# selecionados' }),
  selectionActions: 'Ações sobre a seleção',
  clearSelection: 'Limpar a seleção',
  loading: 'Carregando…',
  undo: 'Desfazer',
  tryAgain: 'Tente de novo.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
