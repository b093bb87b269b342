import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Offline üben',
  lead: 'Lade jetzt Fragen und übe ohne Verbindung. Antworten bleiben in diesem Browser und werden später gesendet. Fragen mit Bildern oder Tönen sind nicht dabei.',
  load: 'Offline verfügbar machen',
  loadAgain: 'Neu laden',
  loaded: ({ count }) => `Geladene Fragen: ${count}`,
  leftOut: ({ count }) => `Wegen Bildern oder Tönen nicht dabei: ${count}`,
  loadedOn: 'Geladen am <date></date>.',
  open: 'Offline üben',
  remove: 'Aus diesem Browser entfernen',
  notLoaded: 'Die Fragen wurden nicht geladen',
  offlineLead:
    'Fragen, die du geladen hast: Sie brauchen keine Verbindung. Deine Antworten zählen, sobald sie gesendet sind.',
  nothing: 'In diesem Browser ist nichts geladen',
  nothingHint: 'Lade Fragen auf der Seite zum Üben, solange du verbunden bist.',
  toPractice: 'Zum Üben',
  start: 'Runde beginnen',
  leave: 'Runde verlassen',
  waiting: ({ count }) => `Noch zu sendende Antworten: ${count}`,
  allSent: 'Alle Antworten sind gesendet.',
  notCounted: ({ count }) => `Nicht gezählte Antworten: ${count}`,
  notCountedHint: 'Die Fragen können nicht mehr geübt werden.',
};
