import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  home: 'Startseite',
  quizzes: 'Quizze',
  series: 'Serien',
  blog: 'Blog',
  profile: 'Profil',
  contact: 'Kontakt',
  privacyPolicy: 'Datenschutz',
  termsOfService: 'Nutzungsbedingungen',
  accessibility: 'Barrierefreiheit',
  skipToContent: 'Zum Inhalt springen',
  homePage: ({ product }) => `${product}, Startseite`,
  main: 'Hauptnavigation',
  footer: 'Fußzeile',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  language: 'Sprache',
  languageFailed: 'Die Sprache wurde nicht geändert',
  toLight: 'Zu hellen Farben wechseln',
  toDark: 'Zu dunklen Farben wechseln',
};
