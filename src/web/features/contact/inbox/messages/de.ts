import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  denied: 'Zugriff verweigert',
  title: 'Kontakt-Posteingang',
  pageTitle: 'Kontakt-Posteingang, Verwaltung',
  description: 'Nachrichten aus dem Kontaktformular: beantworten, erledigen, Notizen machen.',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  panelFailed: 'Die Nachricht konnte nicht geladen werden',
  found: ({ count }) =>
    plural(count, { one: '# Nachricht gefunden', other: '# Nachrichten gefunden' }),
  search: 'Nachrichten suchen',
  searchHint: 'Name, Adresse, Text oder Referenz',
  show: 'Anzeigen',
  shows: { new: 'Offen', resolved: 'Erledigt', spam: 'Spam', all: 'Alle Nachrichten' },
  none: 'Keine Nachrichten',
  noneHint: 'Hier ist gerade nichts.',
  message: 'Nachricht',
  status: 'Status',
  sent: 'Gesendet',
  close: 'Schließen',
  from: 'Von',
  account: 'Konto',
  category: 'Kategorie',
  reference: 'Referenz',
  dueIn: ({ time }) => `Antwort fällig in ${time}`,
  overdueBy: ({ time }) => `Überfällig seit ${time}`,
  days: ({ count }) => plural(count, { one: '# Tag', other: '# Tagen' }),
  answered: 'Beantwortet',
  replies: 'Antworten',
  nobody: 'Gelöschtes Konto',
  reply: 'Antworten',
  yourAnswer: 'Deine Antwort',
  replyGoesTo: ({ email }) => `Was darauf geantwortet wird, geht an ${email}.`,
  noAddress:
    'In den Einstellungen steht keine Kontaktadresse; auf deine Antwort kann niemand antworten.',
  alsoResolve: 'Nachricht als erledigt markieren',
  send: 'Antwort senden',
  replied: 'Die Antwort ist unterwegs',
  notDone: 'Das hat nicht geklappt',
  notes: 'Interne Notizen',
  notesHint: 'Nur Administratoren sehen sie.',
  saveNotes: 'Notizen speichern',
  notesSaved: 'Notizen gespeichert',
  notesMeanwhile:
    'Inzwischen wurden andere Notizen gespeichert. Speicherst du deine, ersetzt du sie.',
  notesEmpty: 'Die Notizen sind jetzt leer.',
  resolve: 'Erledigen',
  reopen: 'Wieder öffnen',
  markSpam: 'Als Spam markieren',
  notSpam: 'Kein Spam',
  decided: {
    new: 'Die Nachricht ist wieder offen',
    resolved: 'Die Nachricht ist erledigt',
    spam: 'Die Nachricht ist als Spam markiert',
  },
  open: ({ count }) =>
    plural(count, {
      one: '# Kontaktnachricht ist offen',
      other: '# Kontaktnachrichten sind offen',
    }),
  overdue: ({ count }) => plural(count, { one: '# davon überfällig', other: '# davon überfällig' }),
};
