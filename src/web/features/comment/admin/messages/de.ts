import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Kommentare',
  pageTitle: 'Kommentare, Verwaltung',
  description: 'Veröffentliche, was Lernende zu Fragen sagen, oder lehne es ab.',
  denied: 'Zugriff verweigert',
  loadFailed: 'Die Kommentare konnten nicht geladen werden',
  toReview: ({ count }) =>
    plural(count, { one: '# Kommentar zu prüfen', other: '# Kommentare zu prüfen' }),
  states: {
    waiting: 'Ausstehend',
    published: 'Veröffentlicht',
    rejected: 'Abgelehnt',
    reported: 'Gemeldet',
  },
  reports: ({ count }) => plural(count, { one: '# Meldung', other: '# Meldungen' }),
  waiting: 'Wartet auf Freigabe',
  reported: 'Gemeldet',
  whichToShow: 'Welche anzeigen',
  all: 'Alle',
  find: 'Kommentar suchen',
  words: 'Wörter des Kommentars',
  keys: 'In einer Zeile veröffentlicht A und R lehnt ab.',
  comment: 'Kommentar',
  author: 'Von',
  question: 'Frage',
  sent: 'Gesendet',
  state: 'Status',
  publish: 'Veröffentlichen',
  reject: 'Ablehnen',
  waitAgain: 'Wieder ausstehend',
  delete: 'Löschen',
  commentOf: ({ name }) => `den Kommentar von ${name}`,
  publishOf: ({ name }) => `Kommentar von ${name} veröffentlichen`,
  rejectOf: ({ name }) => `Kommentar von ${name} ablehnen`,
  waitAgainOf: ({ name }) => `Kommentar von ${name} wieder auf ausstehend setzen`,
  deleteOf: ({ name }) => `Kommentar von ${name} löschen`,
  noMatch: 'Kein passender Kommentar',
  tryOtherWords: 'Versuche es mit weniger oder anderen Wörtern.',
  noneToReview: 'Kein Kommentar zu prüfen',
  noneHere: 'Hier sind keine Kommentare',
  appearsHere: 'Hier erscheinen Kommentare zu deinen Fragen.',
  donePublished: ({ count }) =>
    plural(count, { one: '# Kommentar veröffentlicht', other: '# Kommentare veröffentlicht' }),
  doneRejected: ({ count }) =>
    plural(count, { one: '# Kommentar abgelehnt', other: '# Kommentare abgelehnt' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: '# Kommentar wieder ausstehend',
      other: '# Kommentare wieder ausstehend',
    }),
  doneUndone: ({ count }) =>
    plural(count, {
      one: '# Entscheidung rückgängig gemacht',
      other: '# Entscheidungen rückgängig gemacht',
    }),
  doneDeleted: ({ count }) =>
    plural(count, { one: '# Kommentar gelöscht', other: '# Kommentare gelöscht' }),
  doneRestored: ({ count }) =>
    plural(count, {
      one: '# Kommentar wiederhergestellt',
      other: '# Kommentare wiederhergestellt',
    }),
  notDone: 'Nicht geändert',
  already: ({ count }) =>
    plural(count, {
      one: 'Über # Kommentar war schon so entschieden.',
      other: 'Über # Kommentare war schon so entschieden.',
    }),
  missing: ({ count }) =>
    plural(count, {
      one: '# Kommentar inzwischen gelöscht.',
      other: '# Kommentare inzwischen gelöscht.',
    }),
  updateFailed: 'Die Kommentare konnten nicht geändert werden',
  deleteFailed: 'Die Kommentare konnten nicht gelöscht werden',
  restoreFailed: 'Die Kommentare konnten nicht wiederhergestellt werden',
  deleteOne: ({ name }) => `Kommentar von ${name} löschen?`,
  deleteMany: ({ count }) =>
    plural(count, { one: '# Kommentar löschen?', other: '# Kommentare löschen?' }),
  consequences:
    'Gelöschte Kommentare verschwinden für alle. Du kannst dies in der folgenden Meldung rückgängig machen.',
};
