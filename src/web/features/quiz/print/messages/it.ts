import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  pageTitle: 'Stampa un quiz',
  description: 'Un quiz su carta, con fogli delle risposte e soluzioni.',
  denied: 'Accesso negato: per questa pagina servono i permessi di amministratore.',
  failed: 'Impossibile caricare il quiz',
  title: 'Stampa',
  edit: 'Modifica questo quiz',
  print: 'Stampa',
  versions: 'Versioni',
  versionCount: ({ count }) => plural(count, { one: '# versione', other: '# versioni' }),
  questions: 'Domande',
  allQuestions: ({ count }) => `Tutte: ${plural(count, { one: '# domanda', other: '# domande' })}`,
  asInAttempt: ({ count }) =>
    `Come in un tentativo: ${plural(count, { one: '# domanda', other: '# domande' })}`,
  shuffleAgain: 'Mescola di nuovo',
  answerSheets: 'Fogli delle risposte',
  answerSheet: 'Foglio delle risposte',
  answerKey: 'Soluzioni',
  version: ({ letter }) => `Versione ${letter}`,
  name: 'Nome',
  className: 'Classe',
  date: 'Data',
  questionCount: ({ count }) => plural(count, { one: '# domanda', other: '# domande' }),
  passMark: ({ percent }) => `Soglia minima ${percent}`,
  instruction: 'Segna una risposta per ogni domanda, salvo diversa indicazione.',
  penalty: ({ percent }) =>
    `Una risposta errata costa ${percent} di una domanda; una omessa non costa nulla.`,
  hints: {
    letters: 'Segna tutte le risposte corrette.',
    order: 'Scrivi le lettere nell’ordine corretto.',
    targets: 'Scrivi accanto a ogni elemento la lettera di ciò che gli corrisponde.',
    gaps: 'Completa gli spazi vuoti.',
    picture: ({ count }: { count: number }) =>
      `Segna con una croce ${plural(count, { one: '# punto', other: '# punti' })} nell’immagine.`,
  },
  onPicture: 'nell’immagine',
  picture: 'Immagine della domanda',
  true: 'Vero',
  false: 'Falso',
  sum: 'Risposte corrette:',
  question: 'Domanda',
  rightAnswer: 'Risposta corretta',
  nothing: 'Questo quiz non ha ancora domande complete.',
  unfinished: ({ count }) =>
    `Escluse perché incomplete: ${plural(count, { one: '# domanda', other: '# domande' })}`,
  drawnLeftOut: ({ count }) =>
    `Escluse perché estratte dalla banca domande: ${plural(count, { one: '# domanda', other: '# domande' })}. Solo gli amministratori possono stamparle.`,
  missingAt: ({ position, count }) =>
    `Mancano nella banca, al posto ${position} dell’ordine: ${plural(count, { one: '# domanda', other: '# domande' })}`,
};
