import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Anmelden',
  yourMenu: ({ name }) => `Dein Menü, ${name}`,
  profile: 'Profil',
  myResults: 'Meine Ergebnisse',
  practice: 'Üben',
  classes: 'Klassen',
  notifications: 'Benachrichtigungen',
  adminDashboard: 'Verwaltung',
  manageQuizzes: 'Quizze verwalten',
  manageClasses: 'Klassen verwalten',
  createQuiz: 'Quiz erstellen',
  logOut: 'Abmelden',
  loggingOut: 'Wird abgemeldet …',
  loggedOut: { title: 'Abgemeldet', text: 'Du hast dich erfolgreich abgemeldet.' },
  logoutFailed: 'Abmelden fehlgeschlagen',
};
