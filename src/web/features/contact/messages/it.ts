import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Contatti',
  description: 'Domande, errori in un quiz, idee: scrivici. Rispondiamo entro 24 ore.',
  lead: 'Una domanda, un errore in un quiz, un’idea: scrivici. Rispondiamo entro 24 ore.',
  categories: {
    general: 'Domanda generale',
    technical: 'Problema tecnico',
    account: 'Il mio account',
    quiz: 'Un quiz o una domanda',
    billing: 'Fatturazione',
    feature: 'Idea per una funzione',
    bug: 'Segnalazione di errore',
    other: 'Altro',
  },
  choose: 'Scegli una categoria',
  name: 'Nome',
  email: 'Email',
  category: 'Categoria',
  subject: 'Oggetto',
  message: 'Messaggio',
  length: ({ length, most }) => `${number(length)} di ${number(most)}`,
  leaveEmpty: 'Lascia vuoto',
  failed: 'Invio del messaggio non riuscito',
  kept: 'Quello che hai scritto è ancora qui.',
  alsoWrite: 'Puoi anche scrivere a <mail></mail>.',
  onlyToReply: 'Usiamo il tuo indirizzo solo per rispondere.',
  orWrite: 'Oppure scrivi a <mail></mail>.',
  send: 'Invia messaggio',
  sent: {
    title: 'Messaggio inviato!',
    thanks: 'Grazie. Risponderemo a <email></email> entro 24 ore.',
    reference: ({ reference }) => `Il tuo riferimento è ${reference}.`,
    another: 'Scrivi un altro messaggio',
    home: 'Home',
  },
  failure: {
    fallback: 'Invio del messaggio non riuscito. Riprova o contattaci direttamente.',
    invalid:
      'Risposta del server non valida. Invio del messaggio non riuscito. Riprova o contattaci direttamente.',
    http: ({ status }) =>
      `Errore HTTP ${status}. Invio del messaggio non riuscito. Riprova o contattaci direttamente.`,
  },
};
