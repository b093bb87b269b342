import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  denied: 'Accesso negato',
  title: 'Messaggi ricevuti',
  pageTitle: 'Messaggi ricevuti, amministrazione',
  description: 'Messaggi del modulo di contatto: rispondere, risolvere, prendere note.',
  failed: 'Errore nel caricamento dei messaggi',
  panelFailed: 'Errore nel caricamento del messaggio',
  found: ({ count }) =>
    plural(count, {
      one: '# messaggio trovato',
      other: '# messaggi trovati',
    }),
  search: 'Cerca nei messaggi',
  searchHint: 'Nome, indirizzo, testo o riferimento',
  show: 'Mostra',
  shows: { new: 'Aperti', resolved: 'Risolti', spam: 'Spam', all: 'Tutti i messaggi' },
  none: 'Nessun messaggio',
  noneHint: 'Per ora non c’è nulla.',
  message: 'Messaggio',
  status: 'Stato',
  sent: 'Inviato',
  close: 'Chiudi',
  from: 'Da',
  account: 'Account',
  category: 'Categoria',
  reference: 'Riferimento',
  dueIn: ({ time }) => `Risposta entro ${time}`,
  overdueBy: ({ time }) => `In ritardo di ${time}`,
  days: ({ count }) => plural(count, { one: '# giorno', other: '# giorni' }),
  answered: 'Risposto',
  replies: 'Risposte',
  nobody: 'Account eliminato',
  reply: 'Rispondi',
  yourAnswer: 'La tua risposta',
  replyGoesTo: ({ email }) => `Le risposte alla tua email andranno a ${email}.`,
  noAddress:
    'Nelle impostazioni non c’è un indirizzo di contatto: nessuno potrà replicare alla tua risposta.',
  alsoResolve: 'Segna il messaggio come risolto',
  send: 'Invia risposta',
  replied: 'La risposta è in arrivo',
  notDone: 'Non ha funzionato',
  notes: 'Note interne',
  notesHint: 'Le vedono solo gli amministratori.',
  saveNotes: 'Salva note',
  notesSaved: 'Note salvate',
  notesMeanwhile: 'Nel frattempo sono state salvate altre note. Salvando le tue, le sostituisci.',
  notesEmpty: 'Ora le note sono vuote.',
  resolve: 'Risolvi',
  reopen: 'Riapri',
  markSpam: 'Segna come spam',
  notSpam: 'Non è spam',
  decided: {
    new: 'Il messaggio è di nuovo aperto',
    resolved: 'Il messaggio è risolto',
    spam: 'Il messaggio è segnato come spam',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# messaggio di contatto è aperto',
      other: '# messaggi di contatto sono aperti',
    }),
  overdue: ({ count }) => plural(count, { one: '# in ritardo', other: '# in ritardo' }),
};
