import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Classifica',
  lead: 'Chi ha più punti questa settimana e dall’inizio.',
  thisWeek: 'Questa settimana',
  allTime: 'Dall’inizio',
  caption:
    'Il punteggio conta le risposte corrette del tuo miglior tentativo della settimana in ogni quiz. A parità di punti, prima chi ha meno tentativi, poi chi li ha ottenuti prima. Sono elencati solo i punteggi superiori a 0.',
  noneYet: 'Ancora nessun punto questa settimana',
  endsAt: 'Una nuova settimana inizia il <date></date>.',
  optedOut: ({ score }) =>
    `Non partecipi alla lega, quindi gli altri non vedono il tuo punteggio della settimana: ${score}.`,
  toProfile: 'Modifica nel profilo',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `I migliori della settimana scorsa: ${names}.`,
  takesPart: 'Partecipa alla lega settimanale',
  takesPartHint:
    'Se è disattivato, non sei in nessun elenco della lega visibile agli altri. I tuoi risultati restano come sono, e anche il tuo posto nella classifica generale.',
  notSaved: 'La scelta non è stata salvata',
};
