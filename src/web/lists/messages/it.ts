import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  actions: 'Azioni',
  selectAllOf: ({ label }) => `Seleziona tutto: ${label}`,
  selectAllOnPage: 'Seleziona tutto in questa pagina',
  select: ({ name }) => `Seleziona ${name}`,
  selected: ({ count }) => plural(count, { one: '# selezionato', other: '# selezionati' }),
  selectionActions: 'Azioni sulla selezione',
  clearSelection: 'Annulla la selezione',
  loading: 'Caricamento…',
  undo: 'Annulla',
  tryAgain: 'Riprova.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
