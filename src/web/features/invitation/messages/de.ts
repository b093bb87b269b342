import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  denied: 'Zugriff verweigert',
  title: 'Personen einladen',
  pageTitle: 'Einladungen, Verwaltung',
  description: 'Eröffnet Konten für die Personen einer Liste und lädt sie per E-Mail ein.',
  link: 'Personen einladen',
  loadFailed: 'Die Einladungen konnten nicht geladen werden',
  drop: 'CSV-Datei hier ablegen',
  choose: 'Datei wählen',
  columns:
    'Spalten: E-Mail und auf Wunsch Name, Benutzername, Klasse (ihr Code oder Name) und Sprache. Excel und andere Tabellenprogramme können eine solche Datei speichern. Höchstens 2.000 Personen.',
  template: 'Vorlage herunterladen',
  paste: 'Oder eine Liste einfügen',
  pasteHint: 'Mit Überschriften in der ersten Zeile, oder nur Adressen, eine pro Zeile.',
  read: 'Liste prüfen',
  readFailed: 'Die Liste konnte nicht gelesen werden',
  tooLarge: 'Die Datei ist zu groß',
  preview: 'Personen der Liste',
  all: 'Alle',
  statuses: { invited: 'Wird eingeladen', exists: 'Hat ein Konto', invalid: 'Ausgelassen' },
  line: ({ line }) => `Zeile ${line}`,
  joins: ({ name }) => `Kommt in die Klasse ${name}`,
  problems: {
    no_email: 'Es fehlt die E-Mail-Adresse.',
    bad_email: 'Das ist keine E-Mail-Adresse.',
    twice: 'Die Adresse steht zweimal in der Liste.',
    bad_name: 'Der Name ist zu lang, ist eine Adresse oder sieht nach eurem Personal aus.',
    bad_username:
      'Der Benutzername hat weniger als 3 Zeichen, mehr als 40 oder andere als Buchstaben, Ziffern und Unterstriche.',
    username_taken: 'Der Benutzername ist vergeben.',
    reserved_email:
      'Ein anderes Konto hatte diese Adresse bis vor Kurzem und kann sie zurückbekommen.',
    unknown_language: 'Diese Sprache hat die Website nicht.',
    unknown_class: 'Es gibt keine Klasse mit diesem Code oder Namen.',
    ambiguous_class: 'Mehrere Klassen heißen so. Nimm den Code einer davon.',
  },
  differing: 'Abweichend',
  differs: {
    name: 'Eine frühere Zeile nennt für diese Person einen anderen Namen; er wird verwendet.',
    username:
      'Eine frühere Zeile nennt für diese Person einen anderen Benutzernamen; er wird verwendet.',
    language: 'Eine frühere Zeile nennt für diese Person eine andere Sprache; sie wird verwendet.',
  },
  noName: 'Benutzername aus der Adresse',
  invite: ({ count }) => plural(count, { one: '# Person einladen', other: '# Personen einladen' }),
  update: 'Zu ihren Klassen hinzufügen',
  inviteHint:
    'Jede Person bekommt ein Konto und eine E-Mail in ihrer Sprache mit einem Link, um ein Passwort zu wählen. Der Link funktioniert einmal, 14 Tage lang.',
  other: 'Andere Liste',
  invited: ({ count }) =>
    plural(count, { one: '# Person wurde eingeladen', other: '# Personen wurden eingeladen' }),
  notInvited: 'Niemand wurde eingeladen',
  added: 'Sie wurden zu ihren Klassen hinzugefügt',
  pending: 'Offene Einladungen',
  found: ({ count }) => plural(count, { one: '# offene Einladung', other: '# offene Einladungen' }),
  name: 'Name',
  email: 'E-Mail',
  language: 'Sprache',
  sent: 'Gesendet',
  ends: 'Link gilt bis',
  expired: 'Abgelaufen',
  suspended: 'Gesperrt',
  nobody: 'Keine offenen Einladungen',
  nobodyHint: 'Wen du einlädst, steht hier, bis ein Passwort gewählt ist.',
  resend: 'Noch einmal schicken',
  resendNamed: ({ name }) => `Die E-Mail an ${name} noch einmal schicken`,
  revoke: 'Zurückziehen',
  revokeNamed: ({ name }) => `Die Einladung von ${name} zurückziehen`,
  revokeTitle: ({ count }) =>
    plural(count, { one: 'Diese Einladung zurückziehen?', other: '# Einladungen zurückziehen?' }),
  revokeText:
    'Der Link funktioniert nicht mehr, und das Konto, das niemand benutzt hat, wird gelöscht.',
  notDone: 'Es wurde nichts geändert',
  sentAgain: {
    done: ({ count }) =>
      plural(count, {
        one: 'Einladung noch einmal geschickt',
        other: '# Einladungen noch einmal geschickt',
      }),
    notDone: 'Nicht geschickt',
    already: ({ count }) =>
      plural(count, { one: 'Sie wurde schon geschickt.', other: '# wurden schon geschickt.' }),
  },
  revoked: {
    done: ({ count }) =>
      plural(count, { one: 'Einladung zurückgezogen', other: '# Einladungen zurückgezogen' }),
    notDone: 'Nicht zurückgezogen',
    already: ({ count }) =>
      plural(count, {
        one: 'Sie wurde schon zurückgezogen.',
        other: '# wurden schon zurückgezogen.',
      }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# Person hat inzwischen angenommen, oder die Einladung wurde zurückgezogen.',
      other: '# Personen haben inzwischen angenommen, oder die Einladungen wurden zurückgezogen.',
    }),
};
