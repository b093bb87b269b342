import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Prima di pubblicare',
  advice: 'Il punteggio è indicativo: un quiz si può pubblicare con qualsiasi punteggio.',
  score: 'Punteggio del quiz',
  outOf: ({ score }) => `${score} su 100`,
  noScore: 'Il quiz non ha domande proprie, quindi non c’è nulla da valutare.',
  bands: {
    high: 'Ben fatto.',
    middle: 'Bene, con alcune cose da migliorare.',
    low: 'Diverse cose meritano un’altra occhiata.',
  },
  parts: {
    writing: 'Formulazione',
    explanations: 'Spiegazioni',
    altTexts: 'Testi di immagini e audio',
    difficulty: 'Varietà di difficoltà',
    keyPositions: 'Posizioni delle risposte corrette',
    tags: 'Etichette',
    passMark: 'Soglia minima',
    time: 'Tempo',
  },
  notApplicable: ({ parts }) => `Qui non si applica: ${parts}`,
  severities: {
    serious: 'Importante',
    slight: 'Consiglio',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Quasi tutte le domande hanno la difficoltà «${difficulty}». Una varietà mostra meglio ciò che gli studenti sanno.`,
    noTags:
      'Senza etichette le domande sono difficili da trovare nella banca domande, e i risultati non possono indicarne gli argomenti.',
    noCoverText:
      'L’immagine di copertina non ha un testo. Va bene solo se serve soltanto a decorare il titolo.',
    passesAll: 'Con una soglia minima dello 0% ogni tentativo è superato.',
    perfection: 'Con una soglia minima del 100% basta una svista per non superare un tentativo.',
    guessable: ({ percent }) =>
      `Tirando a indovinare si ottiene circa il ${percent}, vicino alla soglia minima o sopra di essa.`,
    shortTime: ({ time }) =>
      `Gli studenti di solito hanno bisogno di circa ${time}. Il limite di tempo è più breve.`,
    longTime: ({ time }) =>
      `Gli studenti di solito hanno bisogno di circa ${time}. Il limite di tempo è molto più lungo.`,
    shortQuestionTime: 'Il tempo per domanda non basta per leggere queste e rispondere.',
  },
  fromBank: ({ first }) =>
    `Dal numero ${first} in poi le domande sono della banca: quelle collegate e un campione di quelle estratte.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# domanda della banca domande non fa parte del punteggio.',
      other: '# domande della banca domande non fanno parte del punteggio.',
    }),
  learners: 'Che cosa vedranno gli studenti',
  asked: ({ count }) =>
    plural(count, { one: '# domanda per tentativo', other: '# domande per tentativo' }),
  ofOwn: ({ asked, total }) => `Vengono estratte ${asked} di ${total} domande proprie`,
  passMark: 'Soglia minima',
  wait: 'Attesa tra i tentativi',
  waits: ({ passed, failed }) => `${passed} dopo il superamento, ${failed} dopo un insuccesso`,
  noWait: 'Nessuna',
  who: 'Chi può svolgerlo',
  everyone: 'Tutti',
  publish: 'Pubblica',
  open: 'Apri nell’editor',
  loadFailed: 'Impossibile caricare il quiz',
};
