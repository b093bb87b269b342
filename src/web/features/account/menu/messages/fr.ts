import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  signIn: 'Se connecter',
  yourMenu: ({ name }) => `Votre menu, ${name}`,
  profile: 'Profil',
  myResults: 'Mes résultats',
  practice: 'Entraînement',
  classes: 'Classes',
  notifications: 'Notifications',
  adminDashboard: 'Administration',
  manageQuizzes: 'Gérer les quiz',
  manageClasses: 'Gérer les classes',
  createQuiz: 'Créer un quiz',
  logOut: 'Se déconnecter',
  loggingOut: 'Déconnexion…',
  loggedOut: { title: 'Déconnexion réussie', text: 'Vous êtes maintenant déconnecté.' },
  logoutFailed: 'Échec de la déconnexion',
};
