import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Commenti',
  show: 'Commenti',
  showSome: ({ count }) => plural(count, { one: '# commento', other: '# commenti' }),
  hide: 'Nascondi i commenti',
  lead: 'Può leggerli solo chi ha risposto alla domanda.',
  write: 'Scrivi un commento',
  text: 'Il tuo commento',
  hint: 'Un autore del quiz o un amministratore lo legge prima degli altri.',
  send: 'Invia',
  cancel: 'Annulla',
  edit: 'Modifica',
  save: 'Salva',
  delete: 'Elimina',
  deleteTitle: 'Eliminare il tuo commento?',
  deleteText: 'Non si può ripristinare.',
  deleted: 'Commento eliminato',
  sent: 'Commento inviato',
  sentText: 'Gli altri lo vedranno quando sarà approvato.',
  published: 'Commento pubblicato',
  own: 'Tu',
  staff: 'Autore',
  waiting: 'In attesa di approvazione',
  rejected: 'Non approvato',
  report: 'Segnala',
  reported: 'Segnalato',
  reportedText: 'Grazie. Sarà esaminato.',
  failed: 'Non ha funzionato',
  notLoaded: 'Errore nel caricamento dei commenti',
  none: 'Ancora nessun commento',
  unknown: 'Ex membro',
  unsaved: 'Il tuo commento non è ancora inviato.',
};
