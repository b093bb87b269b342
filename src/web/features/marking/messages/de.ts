import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof english> = {
  title: 'Bewerten',
  intro: 'Antworten, die auf deine Bewertung warten.',
  denied: 'Nur Autoren und Lehrkräfte bewerten Antworten.',
  failed: 'Die Antworten konnten nicht geladen werden',
  none: 'Nichts zu bewerten',
  noneHint: 'Antworten auf Freitextfragen erscheinen hier, sobald ihre Versuche beendet sind.',
  ofClass: 'Klasse',
  allClasses: 'Alle',
  since: 'seit',
  marked: 'Bewertete Antworten',
  noneMarked: 'Noch ist keine Antwort bewertet',
  allMarked: 'Alle Antworten sind bewertet',
  toList: 'Zurück zur Liste',
  previous: 'Vorige',
  next: 'Nächste',
  names: 'Namen zeigen',
  nameHidden: 'Name verborgen',
  question: 'Frage',
  answer: 'Antwort',
  sampleAnswer: 'Musterantwort',
  notes: 'Hinweise zum Bewerten',
  credit: 'Bewertung in Prozent',
  incomplete: 'Die Bewertung ist unvollständig',
  comment: 'Kommentar',
  commentHint: 'Die lernende Person liest ihn mit dem Ergebnis.',
  save: 'Speichern',
  saveAndNext: 'Speichern und weiter',
  saved: 'Die Bewertung ist gespeichert',
  notSaved: 'Die Bewertung wurde nicht gespeichert',
  changedMeanwhile:
    'Jemand anderes hat diese Antwort inzwischen bewertet. Sieh dir die Bewertung unten an; speichere noch einmal, um sie zu ersetzen.',
  takesPass: 'Bestehen zurücknehmen?',
  takesPassHint:
    'Die lernende Person hat den Versuch als bestanden gesehen. Mit dieser Bewertung ist er es nicht mehr.',
  saveAnyway: 'Trotzdem speichern',
  keys: 'Tasten: N nächste, P vorige, Strg+Enter speichert.',
  levelKeys: 'Tasten: 1–9 wählen eine Stufe, N nächste, P vorige, Strg+Enter speichert.',
  history: 'Bisherige Bewertungen',
  unknown: 'unbekannt',
  waiting: ({ shown }) => `Zu bewerten: ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# Antwort wartet auf deine Bewertung',
      other: '# Antworten warten auf deine Bewertung',
    }),
  words: ({ count }) => `Wörter: ${count}`,
  tooShort: ({ count }) => `weniger als ${count}`,
  tooLong: ({ count }) => `mehr als ${count}`,
  gives: ({ percent }) => `Bewertung: ${percent}`,
  points: ({ shown }) => `Punkte: ${shown}`,
  position: ({ number, total }) => `${number} von ${total}`,
};
