import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Commenti',
  pageTitle: 'Commenti, amministrazione',
  description: 'Pubblica o rifiuta ciò che gli studenti dicono delle domande.',
  denied: 'Accesso negato',
  loadFailed: 'Errore nel caricamento dei commenti',
  toReview: ({ count }) =>
    plural(count, { one: '# commento da esaminare', other: '# commenti da esaminare' }),
  states: {
    waiting: 'In attesa',
    published: 'Pubblicato',
    rejected: 'Rifiutato',
    reported: 'Segnalato',
  },
  reports: ({ count }) => plural(count, { one: '# segnalazione', other: '# segnalazioni' }),
  waiting: 'In attesa di approvazione',
  reported: 'Segnalati',
  whichToShow: 'Quali mostrare',
  all: 'Tutti',
  find: 'Cerca un commento',
  words: 'Parole del commento',
  keys: 'In una riga, A pubblica e R rifiuta.',
  comment: 'Commento',
  author: 'Da',
  question: 'Domanda',
  sent: 'Inviato',
  state: 'Stato',
  publish: 'Pubblica',
  reject: 'Rifiuta',
  waitAgain: 'Rimetti in attesa',
  delete: 'Elimina',
  commentOf: ({ name }) => `il commento di ${name}`,
  publishOf: ({ name }) => `Pubblica il commento di ${name}`,
  rejectOf: ({ name }) => `Rifiuta il commento di ${name}`,
  waitAgainOf: ({ name }) => `Rimetti in attesa il commento di ${name}`,
  deleteOf: ({ name }) => `Elimina il commento di ${name}`,
  noMatch: 'Nessun commento corrisponde',
  tryOtherWords: 'Prova con meno parole o con altre.',
  noneToReview: 'Nessun commento da esaminare',
  noneHere: 'Qui non ci sono commenti',
  appearsHere: 'Qui compaiono i commenti sulle tue domande.',
  donePublished: ({ count }) =>
    plural(count, { one: '# commento pubblicato', other: '# commenti pubblicati' }),
  doneRejected: ({ count }) =>
    plural(count, { one: '# commento rifiutato', other: '# commenti rifiutati' }),
  doneWaiting: ({ count }) =>
    plural(count, { one: '# commento di nuovo in attesa', other: '# commenti di nuovo in attesa' }),
  doneUndone: ({ count }) =>
    plural(count, { one: '# commento come prima', other: '# commenti come prima' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: '# commento eliminato', other: '# commenti eliminati' }),
  doneRestored: ({ count }) =>
    plural(count, { one: '# commento ripristinato', other: '# commenti ripristinati' }),
  notDone: 'Non modificato',
  already: ({ count }) =>
    plural(count, { one: '# commento era già così.', other: '# commenti erano già così.' }),
  missing: ({ count }) =>
    plural(count, {
      one: '# commento non esiste più.',
      other: '# commenti non esistono più.',
    }),
  updateFailed: 'Errore nella modifica dei commenti',
  deleteFailed: 'Errore nell’eliminazione dei commenti',
  restoreFailed: 'Errore nel ripristino dei commenti',
  deleteOne: ({ name }) => `Eliminare il commento di ${name}?`,
  deleteMany: ({ count }) =>
    plural(count, { one: 'Eliminare # commento?', other: 'Eliminare # commenti?' }),
  consequences: 'Scompare per tutti. Puoi annullare nel messaggio che segue.',
};
