import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Domanda ${number}`,
  linkToQuestion: ({ number }) => `Link alla domanda ${number}`,
  flagged: 'Contrassegnata',
  correct: 'Corretta',
  wrong: 'Errata',
  partlyRight: 'In parte corretta',
  credit: ({ percent }) => `${percent} di questa domanda`,
  notAnswered: 'Senza risposta',
  notMarked: 'Non valutata',
  provisional: 'Questo risultato è provvisorio: ci sono risposte da valutare e può solo salire.',
  sampleAnswer: 'Risposta modello',
  comment: 'Commento',
  keyNotShown:
    'La risposta corretta non viene mostrata: il quiz è stato abbandonato prima di rispondere a questa domanda.',
  withheld: {
    score: 'Di questo tentativo si vede solo il punteggio.',
    marks: 'Si vede quali risposte erano corrette, ma non le risposte corrette.',
    keys: 'Le spiegazioni non sono mostrate.',
    more: 'Si vedrà di più quando il quiz sarà chiuso: <date></date>.',
  },
  regraded: {
    new_key:
      'La soluzione è stata cambiata in seguito; la tua risposta conta secondo quella nuova.',
    either_key:
      'La soluzione è stata cambiata in seguito; contano le risposte giuste secondo una delle due.',
    full_credit: 'Tutti ricevono il punto di questa domanda.',
  },
  explanation: 'Spiegazione',
  yourAnswer: 'La tua risposta',
  yourAnswerCorrect: 'La tua risposta, corretta',
  yourAnswerWrong: 'La tua risposta, errata',
  yourPosition: ({ number }) => `La tua posizione: ${number}`,
  notPlaced: 'Non scelto',
  practiseOthers: 'Esercitati su altre domande',
  practise: 'Esercitati su queste domande',
  correctAnswer: 'Risposta corretta',
  noAnswer: 'nessuna',
  true: 'Vero',
  false: 'Falso',
  picture: {
    missing: 'Impossibile caricare l’immagine di questa domanda.',
    missingOf: ({ alt }) => `Impossibile caricare l’immagine di questa domanda. Mostra: ${alt}`,
    alt: 'Immagine della domanda',
    altLarge: 'Immagine della domanda, ingrandita',
    enlarge: 'Ingrandisci',
    title: 'Immagine della domanda',
    close: 'Chiudi',
  },
  score: ({ score, passMark }) => `${score} su 100%, soglia minima ${passMark}`,
  passMark: ({ percent }) => `Soglia minima ${percent}`,
  scoreOf: ({ score, total }) => `${score} su ${total} corrette`,
  pointsOf: ({ points, total }) => `${points} punti su ${total}`,
  verdict: {
    passed: 'Superato',
    failed: 'Non superato',
    waiting: 'Da valutare',
    left: 'Abbandonato',
  },
  receipt: {
    none: 'Nessuna risposta ricevuta.',
    received: ({ count, time }) =>
      `${plural(count, { one: '# risposta ricevuta', other: '# risposte ricevute' })} alle ${time}.`,
    late: ({ number, seconds }) =>
      `La risposta ${number} è arrivata con ${seconds} s di ritardo e non è stata contata.`,
  },
  either: ({ one, other }) => `${one} o ${other}`,
};
