import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  found: 'Trovato lavoro non salvato',
  neverSaved: 'Una bozza del <at></at> non è mai stata salvata.',
  changedSince: 'Da allora la versione salvata è stata modificata.',
  replaces: 'Se la riprendi, sostituisce ciò che è ora sullo schermo.',
  resume: 'Continua questa bozza',
  discard: 'Scartala',
  savedAt: 'Bozza salvata alle <at></at>',
  hereOnly: ({ reason }) => `Bozza conservata solo in questa scheda. ${reason}`,
  undecided: 'Finché non scegli qui sopra non viene conservata alcuna bozza.',
  unsaved: 'Modifiche non salvate',
};
