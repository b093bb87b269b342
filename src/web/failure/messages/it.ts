import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
  unexpected: 'Qualcosa è andato storto. Riprova.',
  restarting: 'Il server non è disponibile in questo momento. Riprova tra poco.',
  tryAgain: 'Riprova',
  reference: ({ id }) => `Riferimento ${id}`,
  pageDidNotLoad: 'La pagina non è stata caricata',
  partDidNotLoad: 'Questa parte non è stata caricata',
  homePage: 'Pagina iniziale',
};
