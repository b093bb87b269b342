import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Home',
  quizzes: 'Quiz',
  series: 'Serie',
  blog: 'Blog',
  profile: 'Profilo',
  contact: 'Contatti',
  privacyPolicy: 'Informativa sulla privacy',
  termsOfService: 'Condizioni d’uso',
  accessibility: 'Accessibilità',
  skipToContent: 'Vai al contenuto',
  homePage: ({ product }) => `${product}, pagina iniziale`,
  main: 'Principale',
  footer: 'Piè di pagina',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  language: 'Lingua',
  languageFailed: 'La lingua non è stata cambiata',
  toLight: 'Passa ai colori chiari',
  toDark: 'Passa ai colori scuri',
};
