import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  pageTitle: 'Quiz drucken',
  description: 'Ein Quiz auf Papier, mit Antwortbogen und Lösung.',
  denied: 'Zugriff verweigert: Diese Seite ist nur für Administratoren.',
  failed: 'Das Quiz konnte nicht geladen werden',
  title: 'Drucken',
  edit: 'Dieses Quiz bearbeiten',
  print: 'Drucken',
  versions: 'Versionen',
  versionCount: ({ count }) => plural(count, { one: '# Version', other: '# Versionen' }),
  questions: 'Fragen',
  allQuestions: ({ count }) => `Alle: ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  asInAttempt: ({ count }) =>
    `Wie in einem Versuch: ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  shuffleAgain: 'Neu mischen',
  answerSheets: 'Antwortbögen',
  answerSheet: 'Antwortbogen',
  answerKey: 'Lösung',
  version: ({ letter }) => `Version ${letter}`,
  name: 'Name',
  className: 'Klasse',
  date: 'Datum',
  questionCount: ({ count }) => plural(count, { one: '# Frage', other: '# Fragen' }),
  passMark: ({ percent }) => `Bestehensgrenze ${percent}`,
  instruction: 'Kreuze bei jeder Frage eine Antwort an, wenn nichts anderes dabeisteht.',
  penalty: ({ percent }) =>
    `Eine falsche Antwort kostet ${percent} einer Frage; eine ausgelassene kostet nichts.`,
  hints: {
    letters: 'Kreuze alle richtigen Antworten an.',
    order: 'Schreibe die Buchstaben in der richtigen Reihenfolge auf.',
    targets: 'Schreibe zu jedem Element den Buchstaben dessen, was zu ihm gehört.',
    gaps: 'Fülle die Lücken aus.',
    picture: ({ count }: { count: number }) =>
      `Markiere ${plural(count, { one: '# Stelle', other: '# Stellen' })} im Bild mit einem Kreuz.`,
  },
  onPicture: 'im Bild',
  picture: 'Bild zur Frage',
  true: 'Wahr',
  false: 'Falsch',
  sum: 'Richtige Antworten:',
  question: 'Frage',
  rightAnswer: 'Richtige Antwort',
  nothing: 'Dieses Quiz hat noch keine vollständige Frage.',
  unfinished: ({ count }) =>
    `Ausgelassen, weil unvollständig: ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
  drawnLeftOut: ({ count }) =>
    `Ausgelassen, weil aus der Fragensammlung gezogen: ${plural(count, { one: '# Frage', other: '# Fragen' })}. Nur Administratoren können sie drucken.`,
  missingAt: ({ position, count }) =>
    `Fehlen in der Fragensammlung, an Stelle ${position} der Reihenfolge: ${plural(count, { one: '# Frage', other: '# Fragen' })}`,
};
