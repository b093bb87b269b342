import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Sprint di cinque minuti',
  lead: 'Quante più risposte giuste in cinque minuti, tra tutte le domande su cui puoi esercitarti. Non conta in nessuna classifica.',
  best: ({ right }) => `Il tuo record di risposte giuste: ${right}`,
  start: 'Inizia lo sprint',
  notStarted: 'Lo sprint non è iniziato',
  left: 'Tempo rimanente',
  rightSoFar: ({ right }) => `Giuste: ${right}`,
  over: 'Il tempo è scaduto',
  result: ({ right, answers }) => `${right} su ${answers} giuste`,
  newBest: 'Un nuovo record!',
  again: 'Un altro sprint',
};
