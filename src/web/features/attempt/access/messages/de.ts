import type { messages as english } from './en.ts';

export const messages: typeof english = {
  pageTitle: 'Ein Quiz öffnen',
  description: 'Ein Quiz, zu dem du einen Link bekommen hast.',
  signInFirst: 'Melde dich an, um dieses Quiz zu öffnen',
  signInHint:
    'Es ist für Mitglieder, die den Link haben. Nach der Anmeldung kommst du hierher zurück.',
  signIn: 'Anmelden',
  notYet: 'Dieses Quiz ist noch nicht veröffentlicht',
  notYetHint: 'Du kannst es öffnen, sobald es so weit ist. Benutze dann denselben Link.',
};
