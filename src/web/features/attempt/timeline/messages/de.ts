import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Versuche',
  attempt: ({ number }) => `Versuch ${number}`,
  description: 'Was von einem Versuch empfangen wurde.',
  lead: 'Jede Antwort eines Versuchs, die der Server empfangen hat, der Reihe nach. Lernende sehen die Nummer eines Versuchs auf seiner Ergebnisseite.',
  denied: 'Zugriff verweigert',
  attemptNumber: 'Nummer des Versuchs',
  wholeNumber: 'Gib eine ganze Zahl ein',
  show: 'Anzeigen',
  notFound: ({ number }) => `Es gibt keinen Versuch ${number}`,
  failed: 'Dieser Versuch kann nicht angezeigt werden',
  loading: 'Versuch wird geladen',

  open: 'Offen',
  learner: 'Lernende Person',
  erasedAccount: 'Gelöschtes Konto',
  result: 'Ergebnis',
  notGraded: 'Noch nicht bewertet',
  score: ({ score, total, percent }) => `${score} von ${total} richtig, ${percent}`,
  points: ({ score, total, percent }) => `${score} von ${total} Punkten, ${percent}`,
  started: 'Begonnen',
  deadline: 'Frist',
  exceptions: 'Ausnahmen',
  moreTime: ({ percent }) => `${percent} mehr Zeit`,
  chosenTime: ({ percent }) => `${percent} mehr Zeit, selbst gewählt`,
  addedMinutes: ({ count }) =>
    plural(count, { one: '# Minute hinzugefügt', other: '# Minuten hinzugefügt' }),
  waitEnded: 'Die Wartezeit davor wurde beendet',
  ended: 'Beendet',
  received: 'Empfangen',
  lastHash: ({ hash }) => `Letzter Hash, wie in der Quittung: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'Die Aufzeichnung ist vollständig',
      text: 'Jede gespeicherte Antwort stimmt mit dem letzten Ereignis ihrer Frage überein.',
    },
    incomplete: {
      title: 'Die Aufzeichnung ist unvollständig',
      text: 'Eine frühere Version hat einige Antworten ohne Ereignis gespeichert.',
    },
    altered: {
      title: 'Die Aufzeichnung wurde verändert',
      text: 'Eine gespeicherte Antwort oder ein Ereignis wurde in der Datenbank geändert, nicht von diesem Programm.',
    },
  },
  events: ({ count }) => plural(count, { one: '# Ereignis', other: '# Ereignisse' }),
  question: ({ number }) => `Frage ${number}`,
  noAnswer: 'Keine Antwort',
  flagged: 'Markiert',
  afterEvent: ({ number, total, time }) => `Nach Ereignis ${number} von ${total}, ${time}`,
  beforeFirst: 'Vor dem ersten Ereignis',
  previousEvent: 'Vorheriges Ereignis',
  nextEvent: 'Nächstes Ereignis',
  moment: 'Zeitpunkt',
  paper: 'Der Stand zu diesem Zeitpunkt',
  correct: 'Richtig',
  partlyRight: 'Teilweise richtig',
  wrong: 'Falsch',
  nothingReceived: 'Es wurde keine Antwort empfangen.',
  eventsErased: 'Das Konto wurde gelöscht und mit ihm die Ereignisse.',
};
