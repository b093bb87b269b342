import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('de');

export const messages: Translation<typeof en> = {
  title: 'Kontakt',
  description:
    'Fragen, Fehler in einem Quiz, Ideen: Schreib uns. Wir antworten innerhalb von 24 Stunden.',
  lead: 'Eine Frage, ein Fehler in einem Quiz, eine Idee: Schreib uns. Wir antworten innerhalb von 24 Stunden.',
  categories: {
    general: 'Allgemeine Frage',
    technical: 'Technisches Problem',
    account: 'Mein Konto',
    quiz: 'Ein Quiz oder eine Frage',
    billing: 'Abrechnung',
    feature: 'Idee für eine Funktion',
    bug: 'Programmfehler',
    other: 'Etwas anderes',
  },
  choose: 'Kategorie wählen',
  name: 'Name',
  email: 'E-Mail',
  category: 'Kategorie',
  subject: 'Betreff',
  message: 'Nachricht',
  length: ({ length, most }) => `${number(length)} von ${number(most)}`,
  leaveEmpty: 'Bitte leer lassen',
  failed: 'Die Nachricht wurde nicht gesendet',
  kept: 'Dein Text ist noch da.',
  alsoWrite: 'Du kannst auch an <mail></mail> schreiben.',
  onlyToReply: 'Wir nutzen deine Adresse nur für die Antwort.',
  orWrite: 'Oder schreib an <mail></mail>.',
  send: 'Nachricht senden',
  sent: {
    title: 'Nachricht gesendet!',
    thanks: 'Danke. Wir antworten innerhalb von 24 Stunden an <email></email>.',
    reference: ({ reference }) => `Deine Referenz ist ${reference}.`,
    another: 'Weitere Nachricht schreiben',
    home: 'Startseite',
  },
  failure: {
    fallback: 'Die Nachricht wurde nicht gesendet. Versuche es erneut oder kontaktiere uns direkt.',
    invalid:
      'Ungültige Antwort des Servers. Die Nachricht wurde nicht gesendet. Versuche es erneut oder kontaktiere uns direkt.',
    http: ({ status }) =>
      `HTTP-Fehler ${status}. Die Nachricht wurde nicht gesendet. Versuche es erneut oder kontaktiere uns direkt.`,
  },
};
