import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Tastenkürzel',
  or: 'oder',
  to: 'bis',
  close: 'Schließen',
  site: {
    search: 'Quizze suchen',
    palette: 'In der Verwaltung: öffnen, bearbeiten oder erstellen',
    home: 'Zur Startseite',
    quizzes: 'Zu den Quizzen',
    series: 'Zu den Serien',
    blog: 'Zum Blog',
    results: 'Zu deinen Ergebnissen',
    notifications: 'Zu den Benachrichtigungen',
    closeOpen: 'Geöffnetes schließen',
    help: 'Diese Liste anzeigen',
  },
  switch: {
    label: 'Tastenkürzel aus einer Taste',
    description: 'Ausgeschaltet wirken nur Strg K, F8 und Esc. Gespeichert in diesem Browser.',
  },
  quizzesHaveTheirOwn:
    'Quizze haben eigene Tastenkürzel. Drücke ? während eines Quiz, um sie zu sehen.',
};
