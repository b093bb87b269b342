import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  pageTitle: 'Live, Verwaltung',
  description: 'Wie weit jedes Mitglied einer Klasse mit einer Aufgabe ist.',
  denied: 'Zugriff verweigert',
  failed: 'Die Live-Ansicht konnte nicht geladen werden',
  openNamed: ({ name }) => `Live verfolgen: ${name}`,
  open: 'Live verfolgen',
  list: 'Mitglieder',
  member: 'Mitglied',
  state: 'Status',
  states: { not_started: 'Nicht begonnen', writing: 'In Bearbeitung', ended: 'Beendet' },
  summary: ({ writing, ended, waiting }) =>
    `In Bearbeitung: ${writing}. Beendet: ${ended}. Nicht begonnen: ${waiting}.`,
  question: 'Frage',
  answered: 'Beantwortet',
  of: ({ number, total }) => `${number} von ${total}`,
  timeLeft: 'Restzeit',
  noTimeLimit: 'Ohne Zeitlimit',
  afterDue: 'Endet nach der Frist',
  contact: 'Verbindung',
  connected: 'Verbunden',
  lost: 'Getrennt seit <time></time>',
  minutes: 'Minuten',
  addToAll: ({ count }) =>
    plural(count, { one: 'Allen # Minute mehr geben', other: 'Allen # Minuten mehr geben' }),
  added: ({ count }) =>
    plural(count, { one: '# Minute wurde hinzugefügt', other: '# Minuten wurden hinzugefügt' }),
  moreFor: ({ name }) => `Mehr Zeit für ${name}`,
  notDone: 'Das hat nicht geklappt',
  noMembers: 'Die Klasse hat noch keine Mitglieder',
  noMembersHint: 'Wer beitritt, erscheint hier sofort.',
};
