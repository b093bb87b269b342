import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  invite: 'Per E-Mail einladen',
  title: 'In die Klasse einladen',
  addresses: 'E-Mail-Adressen',
  hint: 'Füge eine Liste ein: eine Adresse je Zeile oder mit Kommas getrennt. Jede erhält eine E-Mail mit dem Link.',
  rules:
    'Wer kein Konto hat, erhält nur dann eine E-Mail, wenn diese Website ein Konto zulässt. Du erfährst nicht, wer eines hat.',
  unreadable: ({ parts }) => `Keine Adresse: ${parts}`,
  tooMany: ({ most }) => `Höchstens ${most} Adressen auf einmal`,
  send: ({ count }) => plural(count, { one: '# Adresse einladen', other: '# Adressen einladen' }),
  sent: 'Die Einladungen sind unterwegs',
  notSent: 'Niemand wurde eingeladen',
  close: 'Schließen',
};
