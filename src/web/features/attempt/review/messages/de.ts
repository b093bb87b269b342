import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Frage ${number}`,
  linkToQuestion: ({ number }) => `Link zu Frage ${number}`,
  flagged: 'Markiert',
  correct: 'Richtig',
  wrong: 'Falsch',
  partlyRight: 'Teilweise richtig',
  credit: ({ percent }) => `${percent} dieser Frage`,
  notAnswered: 'Nicht beantwortet',
  notMarked: 'Nicht bewertet',
  provisional:
    'Dieses Ergebnis ist vorläufig: Antworten werden noch bewertet, und es kann nur steigen.',
  sampleAnswer: 'Musterantwort',
  comment: 'Kommentar',
  keyNotShown:
    'Die richtige Antwort wird nicht gezeigt: Das Quiz wurde abgebrochen, bevor diese Frage beantwortet war.',
  withheld: {
    score: 'Von diesem Versuch wird nur die Punktzahl gezeigt.',
    marks: 'Es wird gezeigt, welche Antworten richtig waren, aber nicht die richtigen Antworten.',
    keys: 'Erklärungen werden nicht gezeigt.',
    more: 'Mehr wird gezeigt, sobald das Quiz geschlossen ist: <date></date>.',
  },
  regraded: {
    new_key: 'Die Lösung wurde später geändert; deine Antwort zählt nach der neuen.',
    either_key:
      'Die Lösung wurde später geändert; es zählen Antworten, die nach einer der beiden richtig sind.',
    full_credit: 'Für diese Frage erhalten alle den Punkt.',
  },
  explanation: 'Erklärung',
  yourAnswer: 'Deine Antwort',
  yourAnswerCorrect: 'Deine Antwort, richtig',
  yourAnswerWrong: 'Deine Antwort, falsch',
  yourPosition: ({ number }) => `Deine Position: ${number}`,
  notPlaced: 'Nicht gewählt',
  practiseOthers: 'Andere Fragen üben',
  practise: 'Diese Fragen üben',
  correctAnswer: 'Richtige Antwort',
  noAnswer: 'keine',
  true: 'Wahr',
  false: 'Falsch',
  picture: {
    missing: 'Das Bild zu dieser Frage konnte nicht geladen werden.',
    missingOf: ({ alt }) =>
      `Das Bild zu dieser Frage konnte nicht geladen werden. Es zeigt: ${alt}`,
    alt: 'Bild zur Frage',
    altLarge: 'Bild zur Frage, vergrößert',
    enlarge: 'Vergrößern',
    title: 'Bild zur Frage',
    close: 'Schließen',
  },
  score: ({ score, passMark }) => `${score} von 100 %, Bestehensgrenze ${passMark}`,
  passMark: ({ percent }) => `Bestehensgrenze ${percent}`,
  scoreOf: ({ score, total }) => `${score} von ${total} richtig`,
  pointsOf: ({ points, total }) => `${points} von ${total} Punkten`,
  verdict: {
    passed: 'Bestanden',
    failed: 'Nicht bestanden',
    waiting: 'Noch zu bewerten',
    left: 'Abgebrochen',
  },
  receipt: {
    none: 'Keine Antworten eingegangen.',
    received: ({ count, time }) =>
      `${plural(count, { one: '# Antwort', other: '# Antworten' })} eingegangen um ${time}.`,
    late: ({ number, seconds }) => `Antwort ${number} kam ${seconds} s zu spät und zählt nicht.`,
  },
  either: ({ one, other }) => `${one} oder ${other}`,
};
