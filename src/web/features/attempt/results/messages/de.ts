import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Meine Ergebnisse',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# Versuch', other: '# Versuche' })}, davon ${passed} bestanden.`,
  noneFound: 'Nichts davon vorhanden',
  showAll: 'Alle anzeigen',
  showMore: ({ count }) => `${plural(count, { one: '# weiteren', other: '# weitere' })} anzeigen`,
  noResults: 'Noch keine Ergebnisse',
  noResultsHint: 'Nach deinem ersten Quiz findest du hier das Ergebnis und alle Antworten.',
  explore: 'Quizze entdecken',
  attempts: 'Versuche',
  tableName: 'Deine abgeschlossenen Versuche, neueste zuerst',
  quiz: 'Quiz',
  verdict: 'Bewertung',
  score: 'Punktzahl',
  correct: 'Richtig',
  points: 'Punkte',
  time: 'Zeit',
  finished: 'Beendet',
  selfReported: 'Selbst gemeldet',
  filterByVerdict: 'Nach Bewertung filtern',
  all: 'Alle',
  allQuizzes: 'Alle Quizze',
  from: 'Von',
  to: 'Bis',
  saveAsCsv: 'Als CSV speichern',
  csv: {
    fileName: 'meine-ergebnisse.csv',
    questions: 'Fragen',
    points: 'Punkte',
    seconds: 'Sekunden',
    reportedBy: 'Gemeldet von',
    you: 'dir',
    server: 'dem Server',
  },
  beforeRegrade: ({ score, total }) => `Vor der neuen Bewertung: ${score} von ${total}.`,
  pointsBeforeRegrade: ({ points, total }) =>
    `Vor der neuen Bewertung: ${points} von ${total} Punkten.`,
  trend: {
    title: ({ count }) => `Deine letzten ${count} bewerteten Versuche`,
    asList: 'Die Zahlen als Liste',
    chart: 'Punktzahl je Versuch, älteste zuerst',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `Von ${first} am ${firstDate} bis ${last} am ${lastDate}; ${passed} von ${plural(count, { one: '# Versuch', other: '# Versuchen' })} erreichten die Bestehensgrenze.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `Von ${first} am ${firstDate} bis ${last} am ${lastDate}; ${passed} von ${plural(count, { one: '# Versuch', other: '# Versuchen' })} erreichten die Bestehensgrenze von ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent} am ${date}`,
    passMark: 'Bestehensgrenze',
  },
  explain: 'Mein Ergebnis erklären',
  print: 'Drucken',
  result: 'Ergebnis',
  finishedOn: 'Beendet am <date></date>.',
  finishedIn: ({ duration }) => `Beendet am <date></date>, in ${duration}.`,
  selfReportedNote: 'Selbst gemeldet: Es zählt nicht für die Rangliste.',
  retakeOn: 'Du kannst es am <date></date> wiederholen.',
  attempt: ({ id }) => `Versuch ${id}.`,
  downloadReceipt: 'Signierte Quittung herunterladen',
  receiptFile: ({ product, id }) => `${product}-quittung-${id}.json`,
  noReceipt: 'Keine Quittung',
  noAnswersKept: 'Zu diesem Versuch sind keine einzelnen Antworten gespeichert.',
  showAllQuestions: 'Alle Fragen anzeigen',
  toTheQuiz: 'Zum Quiz',
  moreQuizzes: 'Weitere Quizze',
  filterQuestions: 'Fragen filtern',
  filters: { all: 'Alle', wrong: 'Falsch', flagged: 'Markiert', unanswered: 'Nicht beantwortet' },
  keys: { title: 'Tastenkürzel', next: 'nächste Frage', previous: 'vorherige Frage' },
};
