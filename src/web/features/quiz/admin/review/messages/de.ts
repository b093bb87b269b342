import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Vor dem Veröffentlichen',
  advice:
    'Die Punktzahl ist nur eine Empfehlung: Ein Quiz kann mit jeder Punktzahl veröffentlicht werden.',
  score: 'Punktzahl des Quiz',
  outOf: ({ score }) => `${score} von 100`,
  noScore: 'Das Quiz hat keine eigenen Fragen, es gibt also nichts zu bewerten.',
  bands: {
    high: 'Gut gemacht.',
    middle: 'Gut, mit einigem, das besser werden kann.',
    low: 'Mehreres lohnt einen zweiten Blick.',
  },
  parts: {
    writing: 'Formulierung',
    explanations: 'Erklärungen',
    altTexts: 'Texte zu Bildern und Tönen',
    difficulty: 'Mischung der Schwierigkeiten',
    keyPositions: 'Plätze der richtigen Antworten',
    tags: 'Schlagwörter',
    passMark: 'Bestehensgrenze',
    time: 'Zeit',
  },
  notApplicable: ({ parts }) => `Hier nicht anwendbar: ${parts}`,
  severities: {
    serious: 'Wichtig',
    slight: 'Empfehlung',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Fast alle Fragen haben die Schwierigkeit „${difficulty}“. Eine Mischung zeigt mehr von dem, was Lernende wissen.`,
    noTags:
      'Ohne Schlagwörter sind Fragen in der Fragensammlung schwer zu finden, und Ergebnisse können ihre Themen nicht nennen.',
    noCoverText:
      'Das Titelbild hat keinen Text. Das ist nur richtig, wenn es bloß den Titel schmückt.',
    passesAll: 'Mit einer Bestehensgrenze von 0 % besteht jeder Versuch.',
    perfection:
      'Mit einer Bestehensgrenze von 100 % scheitert ein Versuch an einem einzigen Versehen.',
    guessable: ({ percent }) =>
      `Wer nur rät, erreicht etwa ${percent}. Das liegt nahe an der Bestehensgrenze oder darüber.`,
    shortTime: ({ time }) => `Lernende brauchen meist etwa ${time}. Das Zeitlimit ist kürzer.`,
    longTime: ({ time }) => `Lernende brauchen meist etwa ${time}. Das Zeitlimit ist viel länger.`,
    shortQuestionTime: 'Die Zeit je Frage reicht nicht, um diese zu lesen und zu beantworten.',
  },
  fromBank: ({ first }) =>
    `Ab Nummer ${first} stammen die Fragen aus der Fragensammlung: verknüpfte und eine Stichprobe der gezogenen.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# Frage aus der Fragensammlung ist nicht Teil der Punktzahl.',
      other: '# Fragen aus der Fragensammlung sind nicht Teil der Punktzahl.',
    }),
  learners: 'Was Lernende sehen werden',
  asked: ({ count }) => plural(count, { one: '# Frage je Versuch', other: '# Fragen je Versuch' }),
  ofOwn: ({ asked, total }) => `${asked} von ${total} eigenen Fragen werden gezogen`,
  passMark: 'Bestehensgrenze',
  wait: 'Wartezeit zwischen Versuchen',
  waits: ({ passed, failed }) => `${passed} nach dem Bestehen, ${failed} nach dem Nichtbestehen`,
  noWait: 'Keine',
  who: 'Wer es machen kann',
  everyone: 'Alle',
  publish: 'Veröffentlichen',
  open: 'Im Editor öffnen',
  loadFailed: 'Das Quiz konnte nicht geladen werden',
};
