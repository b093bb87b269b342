import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  pageTitle: 'In diretta, amministrazione',
  description: 'A che punto è ogni membro della classe con un compito.',
  denied: 'Accesso negato',
  failed: 'Impossibile caricare la vista in diretta',
  openNamed: ({ name }) => `Segui in diretta: ${name}`,
  open: 'Segui in diretta',
  list: 'Membri',
  member: 'Membro',
  state: 'Stato',
  states: { not_started: 'Non iniziato', writing: 'In corso', ended: 'Finito' },
  summary: ({ writing, ended, waiting }) =>
    `In corso: ${writing}. Finiti: ${ended}. Non iniziati: ${waiting}.`,
  question: 'Domanda',
  answered: 'Con risposta',
  of: ({ number, total }) => `${number} di ${total}`,
  timeLeft: 'Tempo rimanente',
  noTimeLimit: 'Senza limite di tempo',
  afterDue: 'Finisce dopo la scadenza',
  contact: 'Connessione',
  connected: 'Connesso',
  lost: 'Persa dalle <time></time>',
  minutes: 'Minuti',
  addToAll: ({ count }) =>
    plural(count, { one: 'Aggiungi # minuto per tutti', other: 'Aggiungi # minuti per tutti' }),
  added: ({ count }) => plural(count, { one: 'Aggiunto # minuto', other: 'Aggiunti # minuti' }),
  moreFor: ({ name }) => `Più tempo per ${name}`,
  notDone: 'Non è stato possibile',
  noMembers: 'La classe non ha ancora membri',
  noMembersHint: 'Chi entra appare qui subito.',
};
