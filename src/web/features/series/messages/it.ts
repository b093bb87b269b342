import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  series: 'Serie',
  title: 'Serie di apprendimento',
  lead: 'Percorsi strutturati per sviluppare le tue competenze',
  category: 'Categoria',
  allCategories: 'Tutte le categorie',
  categoriesFailed: 'Errore nel caricamento delle categorie',
  all: 'Tutte le serie',
  of: ({ category }) => `Serie di ${category}`,
  failed: 'Errore nel caricamento delle serie',
  loading: 'Caricamento delle serie…',
  none: 'Nessuna serie trovata',
  noneYet: 'Non è stata ancora creata alcuna serie.',
  noneInCategory: 'Non ci sono ancora serie in questa categoria.',
  level: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzato',
  },
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  masteredOf: ({ mastered, count }) =>
    `${mastered} di ${plural(count, { one: '# quiz padroneggiato', other: '# quiz padroneggiati' })}`,
  created: 'Creata il <date></date>',
  prerequisitesOf: '<term>Prerequisiti:</term> <list></list>',
  partOf: 'Parte di una serie',
  step: ({ step, count }) => `Quiz ${step} di ${count}`,
  details: {
    back: 'Tutte le serie',
    title: 'Dettagli della serie',
    close: 'Chiudi i dettagli',
    notFound: 'Serie non trovata',
    notFoundHint: 'Forse è stata rimossa, o l’indirizzo è sbagliato.',
    outcomes: 'Cosa imparerai',
    noOutcomes: 'Non ancora descritto.',
    prerequisites: 'Prerequisiti',
    noPrerequisites: 'Nessuno.',
    practise: 'Esercitati su questa serie',
    quizzes: 'Quiz di questa serie',
    noQuizzes: 'Non ci sono ancora quiz in questa serie.',
    masteredOf: ({ mastered, count }) => `${mastered} di ${count} padroneggiati`,
    mastered: 'Padroneggiato',
    noTimeLimit: 'Senza limite di tempo',
    questions: ({ count }) => plural(count, { one: '# domanda', other: '# domande' }),
    learners: ({ count }) => plural(count, { one: '# studente', other: '# studenti' }),
    attempts: ({ count }) => plural(count, { one: '# tentativo', other: '# tentativi' }),
    start: 'Inizia il quiz',
    startQuiz: ({ title }) => `Inizia il quiz: ${title}`,
  },
};
