import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  search: 'Quizze suchen',
  submit: 'Suchen',
  close: 'Suche schließen',
  suggestions: ({ count }) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
  recent: 'Letzte Suchen',
  matching: 'Passende Quizze',
  clearRecent: 'Letzte Suchen löschen',
  notAvailable: 'Vorschläge sind gerade nicht verfügbar.',
  noTitle: 'Kein Quiz hat das im Titel.',
  allResults: ({ text }) => `Alle Treffer für „${text}“ ansehen`,
  questions: 'Fragen',
  draftOf: ({ quiz }) => `${quiz} (Entwurf)`,
};
