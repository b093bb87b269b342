import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  teachers: 'Insegnanti',
  failed: 'Impossibile caricare gli insegnanti',
  maker: 'Ha creato la classe',
  leads: 'Sceglie gli insegnanti',
  inactive: 'Ora non può insegnare',
  lead: 'Tutti gestiscono la classe e vedono i suoi risultati. Solo chi l’ha creata può eliminarla e sceglierne gli insegnanti. Se quell’account viene eliminato, può farlo l’insegnante aggiunto per primo.',
  account: 'Nome utente o indirizzo email di un insegnante',
  add: 'Aggiungi insegnante',
  added: 'L’insegnante è stato aggiunto',
  removeNamed: ({ name }) => `Rimuovi ${name}`,
  removeTitle: ({ name }) => `Rimuovere ${name} dagli insegnanti?`,
  removeHint: 'Questo account non potrà più aprire la classe e i suoi risultati.',
  remove: 'Rimuovi',
  removed: 'Rimozione effettuata',
  leave: 'Lascia questa classe',
  leaveTitle: 'Lasciare questa classe?',
  leaveHint: 'Non la vedrai più. Chi l’ha creata può aggiungerti di nuovo.',
  left: 'Non insegni più in questa classe',
  notDone: 'Nulla è stato modificato',
};
