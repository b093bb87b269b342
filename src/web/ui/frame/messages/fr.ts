import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Accueil',
  quizzes: 'Quiz',
  series: 'Séries',
  blog: 'Blog',
  profile: 'Profil',
  contact: 'Contact',
  privacyPolicy: 'Confidentialité',
  termsOfService: 'Conditions d’utilisation',
  accessibility: 'Accessibilité',
  skipToContent: 'Aller au contenu',
  homePage: ({ product }) => `${product}, page d’accueil`,
  main: 'Navigation principale',
  footer: 'Pied de page',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  language: 'Langue',
  languageFailed: 'La langue n’a pas été changée',
  toLight: 'Passer aux couleurs claires',
  toDark: 'Passer aux couleurs sombres',
};
