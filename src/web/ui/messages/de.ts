import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('de');

export const messages: Translation<typeof en> = {
  loading: 'Wird geladen …',
  loadingEditor: 'Editor wird geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  goHome: 'Zur Startseite',
  languages: 'Sprachen',
  allLanguages: 'Alle Sprachen',
  notFound: {
    head: 'Seite nicht gefunden',
    title: '404 Seite nicht gefunden',
    hint: 'Ist die Adresse richtig geschrieben?',
    browse: 'Quizze ansehen',
    findQuiz: 'Quiz suchen',
    find: 'Suchen',
  },
  pager: {
    pages: 'Seiten',
    page: ({ page }) => `Seite ${number(page)}`,
    pageOf: ({ page, pages }) => `Seite ${number(page)} von ${number(pages)}`,
    first: 'erste',
    previous: 'vorherige',
    next: 'nächste',
    last: 'letzte',
  },
  difficulty: 'Schwierigkeit:',
  notifications: 'Benachrichtigungen (F8)',
  dismiss: 'Ausblenden',
  share: {
    copied: 'Link kopiert!',
    copiedHint: 'Die Adresse dieser Seite ist in der Zwischenablage.',
    notCopied: 'Der Link konnte nicht kopiert werden',
  },
  leaving: {
    title: 'Ohne Speichern verlassen?',
    leave: 'Verlassen',
    stay: 'Bleiben',
    unsaved: 'Deine Änderungen sind nicht gespeichert und gingen verloren.',
  },
};
