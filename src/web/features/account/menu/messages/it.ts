import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Accedi',
  yourMenu: ({ name }) => `Il tuo menu, ${name}`,
  profile: 'Profilo',
  myResults: 'I miei risultati',
  practice: 'Esercizio',
  classes: 'Classi',
  notifications: 'Notifiche',
  adminDashboard: 'Amministrazione',
  manageQuizzes: 'Gestisci i quiz',
  manageClasses: 'Gestisci le classi',
  createQuiz: 'Crea un quiz',
  logOut: 'Esci',
  loggingOut: 'Uscita in corso…',
  loggedOut: { title: 'Uscita effettuata', text: 'Hai effettuato l’uscita dal tuo account.' },
  logoutFailed: 'Uscita non riuscita',
};
