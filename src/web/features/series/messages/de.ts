import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('de');

export const messages: Translation<typeof en> = {
  series: 'Serien',
  title: 'Lernserien',
  lead: 'Strukturierte Lernwege, mit denen du deine Fähigkeiten ausbaust',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  categoriesFailed: 'Die Kategorien konnten nicht geladen werden',
  all: 'Alle Serien',
  of: ({ category }) => `Serien zu ${category}`,
  failed: 'Die Serien konnten nicht geladen werden',
  loading: 'Serien werden geladen …',
  none: 'Keine Serien gefunden',
  noneYet: 'Es wurden noch keine Serien angelegt.',
  noneInCategory: 'In dieser Kategorie gibt es noch keine Serien.',
  level: {
    beginner: 'Anfänger',
    intermediate: 'Mittelstufe',
    advanced: 'Fortgeschritten',
  },
  quizzes: ({ count }) => plural(count, { one: '# Quiz', other: '# Quizze' }),
  masteredOf: ({ mastered, count }) =>
    `${mastered} von ${plural(count, { one: '# Quiz', other: '# Quizzen' })} gemeistert`,
  created: 'Erstellt am <date></date>',
  prerequisitesOf: '<term>Voraussetzungen:</term> <list></list>',
  partOf: 'Teil einer Serie',
  step: ({ step, count }) => `Quiz ${step} von ${count}`,
  details: {
    back: 'Alle Serien',
    title: 'Details zur Serie',
    close: 'Details schließen',
    notFound: 'Serie nicht gefunden',
    notFoundHint: 'Vielleicht wurde sie entfernt, oder die Adresse ist falsch.',
    outcomes: 'Lernziele',
    noOutcomes: 'Noch nicht beschrieben.',
    prerequisites: 'Voraussetzungen',
    noPrerequisites: 'Keine.',
    practise: 'Diese Serie üben',
    quizzes: 'Quizze dieser Serie',
    noQuizzes: 'In dieser Serie gibt es noch keine Quizze.',
    masteredOf: ({ mastered, count }) => `${mastered} von ${count} gemeistert`,
    mastered: 'Gemeistert',
    noTimeLimit: 'Ohne Zeitlimit',
    questions: ({ count }) => plural(count, { one: '# Frage', other: '# Fragen' }),
    learners: ({ count }) => plural(count, { one: '# lernende Person', other: '# Lernende' }),
    attempts: ({ count }) => plural(count, { one: '# Versuch', other: '# Versuche' }),
    start: 'Quiz starten',
    startQuiz: ({ title }) => `Quiz starten: ${title}`,
  },
};
