import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Öffnen, bearbeiten oder erstellen',
  close: 'Schließen',
  find: 'Seite, Quiz, Serie, Beitrag oder Kategorie suchen',
  kinds: 'Seite, Quiz, Serie, Beitrag oder Kategorie',
  searching: 'Suche läuft…',
  failed: 'Einige Namen konnten nicht durchsucht werden. Prüfe deine Verbindung.',
  nothing: 'Keine Treffer.',

  groups: {
    create: 'Erstellen',
    goTo: 'Öffnen',
    quizzes: 'Quiz bearbeiten',
    posts: 'Blogbeitrag bearbeiten',
    series: 'Serie suchen',
    categories: 'Kategorie suchen',
  },
  pages: {
    createQuiz: 'Quiz erstellen',
    createQuestion: 'Frage erstellen',
    createPost: 'Blogbeitrag erstellen',
    dashboard: 'Übersicht',
    allQuizzes: 'Alle Quizze',
    deletedQuizzes: 'Gelöschte Quizze',
    categories: 'Kategorien',
    hierarchy: 'Inhaltsstruktur',
    series: 'Lernserien',
    testimonials: 'Erfahrungsberichte',
    auditTrail: 'Änderungsprotokoll',
    settings: 'Einstellungen',
    toReview: 'Erfahrungsberichte zum Prüfen',
    blogManager: 'Blog-Verwaltung',
    attempts: 'Versuche',
    classes: 'Klassen',
  },
};
