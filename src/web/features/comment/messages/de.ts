import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Kommentare',
  show: 'Kommentare',
  showSome: ({ count }) => plural(count, { one: '# Kommentar', other: '# Kommentare' }),
  hide: 'Kommentare ausblenden',
  lead: 'Nur wer die Frage beantwortet hat, kann sie lesen.',
  write: 'Kommentar schreiben',
  text: 'Dein Kommentar',
  hint: 'Ein Autor des Quiz oder ein Administrator liest ihn, bevor andere ihn sehen.',
  send: 'Senden',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  delete: 'Löschen',
  deleteTitle: 'Deinen Kommentar löschen?',
  deleteText: 'Er kann nicht wiederhergestellt werden.',
  deleted: 'Kommentar gelöscht',
  sent: 'Kommentar gesendet',
  sentText: 'Andere sehen ihn, sobald er freigegeben ist.',
  published: 'Kommentar veröffentlicht',
  own: 'Du',
  staff: 'Autor',
  waiting: 'Wartet auf Freigabe',
  rejected: 'Nicht freigegeben',
  report: 'Melden',
  reported: 'Gemeldet',
  reportedText: 'Danke. Der Kommentar wird geprüft.',
  failed: 'Das hat nicht geklappt',
  notLoaded: 'Die Kommentare konnten nicht geladen werden',
  none: 'Noch keine Kommentare',
  unknown: 'Früheres Mitglied',
  unsaved: 'Dein Kommentar ist noch nicht gesendet.',
};
