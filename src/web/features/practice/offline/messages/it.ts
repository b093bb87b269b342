import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Esercizio offline',
  lead: 'Carica ora le domande ed esercitati senza connessione. Le risposte restano in questo browser e vengono inviate dopo. Le domande con immagini o audio sono escluse.',
  load: 'Carica per l’uso offline',
  loadAgain: 'Carica di nuovo',
  loaded: ({ count }) => `Domande caricate: ${count}`,
  leftOut: ({ count }) => `Escluse perché con immagini o audio: ${count}`,
  loadedOn: 'Caricate il <date></date>.',
  open: 'Esercitati offline',
  remove: 'Rimuovi da questo browser',
  notLoaded: 'Le domande non sono state caricate',
  offlineLead:
    'Domande che hai caricato: non serve alcuna connessione. Le tue risposte contano appena vengono inviate.',
  nothing: 'In questo browser non è caricato nulla',
  nothingHint: 'Carica le domande nella pagina degli esercizi finché hai una connessione.',
  toPractice: 'Vai agli esercizi',
  start: 'Inizia una sessione',
  leave: 'Esci dalla sessione',
  waiting: ({ count }) => `Risposte da inviare: ${count}`,
  allSent: 'Tutte le risposte sono state inviate.',
  notCounted: ({ count }) => `Risposte non contate: ${count}`,
  notCountedHint: 'Non è più possibile esercitarsi con queste domande.',
};
