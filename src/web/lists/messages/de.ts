import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  actions: 'Aktionen',
  selectAllOf: ({ label }) => `Alle auswählen: ${label}`,
  selectAllOnPage: 'Alle auf dieser Seite auswählen',
  select: ({ name }) => `${name} auswählen`,
  selected: ({ count }) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
  selectionActions: 'Aktionen für die Auswahl',
  clearSelection: 'Auswahl aufheben',
  loading: 'Wird geladen …',
  undo: 'Rückgängig',
  tryAgain: 'Bitte versuche es noch einmal.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
