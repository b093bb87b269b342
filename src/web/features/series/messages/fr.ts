import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  series: 'Séries',
  title: 'Séries d’apprentissage',
  lead: 'Des parcours structurés pour développer vos compétences',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  categoriesFailed: 'Erreur lors du chargement des catégories',
  all: 'Toutes les séries',
  of: ({ category }) => `Séries : ${category}`,
  failed: 'Erreur lors du chargement des séries',
  loading: 'Chargement des séries…',
  none: 'Aucune série trouvée',
  noneYet: 'Aucune série n’a encore été créée.',
  noneInCategory: 'Pas encore de série dans cette catégorie.',
  level: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  masteredOf: ({ mastered, count }) =>
    `${mastered} sur ${plural(count, { one: '# quiz maîtrisé', other: '# quiz maîtrisés' })}`,
  created: 'Créée le <date></date>',
  prerequisitesOf: '<term>Prérequis :</term> <list></list>',
  partOf: 'Fait partie d’une série',
  step: ({ step, count }) => `Quiz ${step} sur ${count}`,
  details: {
    back: 'Toutes les séries',
    title: 'Détails de la série',
    close: 'Fermer les détails',
    notFound: 'Série introuvable',
    notFoundHint: 'Elle a peut-être été supprimée, ou l’adresse est erronée.',
    outcomes: 'Ce que vous apprendrez',
    noOutcomes: 'Pas encore décrit.',
    prerequisites: 'Prérequis',
    noPrerequisites: 'Aucun.',
    practise: 'Réviser cette série',
    quizzes: 'Quiz de cette série',
    noQuizzes: 'Pas encore de quiz dans cette série.',
    masteredOf: ({ mastered, count }) => `${mastered} sur ${count} maîtrisés`,
    mastered: 'Maîtrisé',
    noTimeLimit: 'Sans limite de temps',
    questions: ({ count }) => plural(count, { one: '# question', other: '# questions' }),
    learners: ({ count }) => plural(count, { one: '# apprenant', other: '# apprenants' }),
    attempts: ({ count }) => plural(count, { one: '# tentative', other: '# tentatives' }),
    start: 'Commencer le quiz',
    startQuiz: ({ title }) => `Commencer le quiz : ${title}`,
  },
};
