import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  restarting: 'Der Server ist gerade nicht verfügbar. Bitte versuche es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  reference: ({ id }) => `Referenz ${id}`,
  pageDidNotLoad: 'Diese Seite wurde nicht geladen',
  partDidNotLoad: 'Dieser Teil wurde nicht geladen',
  homePage: 'Startseite',
};
