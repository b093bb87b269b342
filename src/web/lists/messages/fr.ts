import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  actions: 'Actions',
  selectAllOf: ({ label }) => `Tout sélectionner : ${label}`,
  selectAllOnPage: 'Tout sélectionner sur cette page',
  select: ({ name }) => `Sélectionner ${name}`,
  selected: ({ count }) => plural(count, { one: '# sélectionné', other: '# sélectionnés' }),
  selectionActions: 'Actions sur la sélection',
  clearSelection: 'Effacer la sélection',
  loading: 'Chargement…',
  undo: 'Annuler',
  tryAgain: 'Veuillez réessayer.',
  refused: ({ name, message }) => `${name} : ${message}`,
};
