import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Quizze',
  titleOf: ({ category }) => `Quizze zu ${category}`,
  lead: 'Such dir ein Thema aus, behalte die Uhr im Blick und sieh danach jede Antwort erklärt.',
  description: 'Quizze auf Zeit nach Thema und Niveau, jede Antwort wird danach erklärt.',
  descriptionOf: ({ category }) =>
    `Quizze auf Zeit zu ${category}, jede Antwort wird danach erklärt.`,
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  categoriesFailed: 'Die Kategorien konnten nicht geladen werden',
  subCategories: 'Unterkategorien',
  allSubCategories: 'Alle',
  difficulty: 'Schwierigkeit',
  anyLevel: 'Alle Niveaus',
  length: 'Dauer',
  anyLength: 'Jede Dauer',
  lengths: {
    short: 'Bis 10 min',
    medium: '11 bis 20 min',
    long: 'Über 20 min',
  },
  state: 'Dein Stand',
  anyState: 'Jeder Stand',
  states: {
    new: 'Neu für dich',
    open: 'Begonnen',
    mastered: 'Gemeistert',
    to_be_marked: 'Noch zu bewerten',
    cooldown: 'In Wartezeit',
  },
  sort: 'Sortieren nach',
  sorts: {
    best: 'Beste Treffer zuerst',
    newest: 'Neueste zuerst',
    popular: 'Am häufigsten gemacht',
    stars: 'Am beliebtesten',
    title: 'Titel A bis Z',
    shortest: 'Kürzeste zuerst',
  },
  searchPlaceholder: 'Quizze suchen',
  searchByWords: 'Quizze nach Wörtern suchen',
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  found: ({ count }) => plural(count, { one: '# Quiz', other: '# Quizze' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# Quiz', other: '# Quizze' })} zu „${text}“`,
  quoted: ({ text }) => `„${text}“`,
  removeFilter: ({ filter }) => `Filter ${filter} entfernen`,
  clearAll: 'Alle entfernen',
  clearAllFilters: 'Alle Filter entfernen',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  beyondEnd: 'Die Liste endet vor dieser Seite',
  firstPage: 'Zur ersten Seite',
  noMatch: 'Kein passendes Quiz',
  noMatchHint: 'Versuch es mit weniger Wörtern oder entferne einen Filter.',
  membersOnly: 'Nur für Mitglieder',
};
