import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Testimonianze',
  pageTitle: 'Testimonianze, amministrazione',
  description: 'Approva o rifiuta ciò che dicono gli studenti.',
  denied: 'Accesso negato',
  loadFailed: 'Errore nel caricamento delle testimonianze',
  toReview: ({ count }) =>
    plural(count, { one: '# testimonianza da esaminare', other: '# testimonianze da esaminare' }),
  pendingReview: 'In attesa di revisione',
  status: {
    pending: 'In attesa',
    approved: 'Approvata',
    rejected: 'Rifiutata',
  },
  from: 'Da',
  testimonial: 'Testimonianza',
  stars: 'Stelle',
  ofFiveStars: ({ rating }) => `${rating} stelle su 5`,
  received: 'Ricevuta',
  statusTitle: 'Stato',
  whichToShow: 'Quali mostrare',
  all: 'Tutte',
  find: 'Cerca una testimonianza',
  nameOrWords: 'Nome o parole',
  keys: 'In una riga, A approva e R rifiuta.',
  testimonialOf: ({ name }) => `la testimonianza di ${name}`,
  approve: 'Approva',
  reject: 'Rifiuta',
  pendingAgain: 'Di nuovo in attesa',
  delete: 'Elimina',
  approveOf: ({ name }) => `Approva la testimonianza di ${name}`,
  rejectOf: ({ name }) => `Rifiuta la testimonianza di ${name}`,
  pendingAgainOf: ({ name }) => `Rimetti in attesa la testimonianza di ${name}`,
  deleteOf: ({ name }) => `Elimina la testimonianza di ${name}`,
  noMatch: 'Nessuna testimonianza corrisponde',
  tryOtherWords: 'Prova con meno parole o con altre.',
  noneToReview: 'Nessuna testimonianza da esaminare',
  noneHere: 'Nessuna testimonianza qui',
  appearsHere: 'Qui compare ciò che inviano gli studenti.',

  actions: {
    updateFailed: 'Errore nell’aggiornamento della testimonianza',
    restoreFailed: 'Errore nel ripristino della testimonianza',
    deleteFailed: 'Errore nell’eliminazione della testimonianza',
    deleteOne: ({ name }) => `Eliminare la testimonianza di ${name}?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Eliminare # testimonianza?', other: 'Eliminare # testimonianze?' }),
    consequences: 'Scompare per tutti. Puoi annullare nel messaggio che segue.',
    missing: ({ count }) =>
      plural(count, {
        one: '# testimonianza non esiste più.',
        other: '# testimonianze non esistono più.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonianza approvata', other: '# testimonianze approvate' }),
      notDone: 'Non approvate',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già approvata.',
          other: '# testimonianze erano già approvate.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonianza rifiutata', other: '# testimonianze rifiutate' }),
      notDone: 'Non rifiutate',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già rifiutata.',
          other: '# testimonianze erano già rifiutate.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: 'Testimonianza di nuovo in attesa',
          other: '# testimonianze di nuovo in attesa',
        }),
      notDone: 'Non rimesse in attesa',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già in attesa.',
          other: '# testimonianze erano già in attesa.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: 'Decisione annullata', other: '# testimonianze come prima' }),
      notDone: 'Non come prima',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già come prima.',
          other: '# testimonianze erano già come prima.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonianza eliminata', other: '# testimonianze eliminate' }),
      notDone: 'Non eliminate',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già eliminata.',
          other: '# testimonianze erano già eliminate.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonianza ripristinata', other: '# testimonianze ripristinate' }),
      notDone: 'Non ripristinate',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonianza era già ripristinata.',
          other: '# testimonianze erano già ripristinate.',
        }),
    },
  },
};
