import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Aller à, modifier ou créer',
  close: 'Fermer',
  find: 'Trouver une page, un quiz, une série, un article ou une catégorie',
  kinds: 'Page, quiz, série, article ou catégorie',
  searching: 'Recherche…',
  failed: 'Certains noms n’ont pas pu être recherchés. Vérifiez votre connexion.',
  nothing: 'Aucun résultat.',

  groups: {
    create: 'Créer',
    goTo: 'Aller à',
    quizzes: 'Modifier un quiz',
    posts: 'Modifier un article de blog',
    series: 'Trouver une série',
    categories: 'Trouver une catégorie',
  },
  pages: {
    createQuiz: 'Créer un quiz',
    createQuestion: 'Créer une question',
    createPost: 'Créer un article de blog',
    dashboard: 'Tableau de bord',
    allQuizzes: 'Tous les quiz',
    deletedQuizzes: 'Quiz supprimés',
    categories: 'Catégories',
    hierarchy: 'Hiérarchie des contenus',
    series: 'Séries d’apprentissage',
    testimonials: 'Témoignages',
    auditTrail: 'Journal des modifications',
    settings: 'Paramètres',
    toReview: 'Témoignages à examiner',
    blogManager: 'Gestion du blog',
    attempts: 'Tentatives',
    classes: 'Classes',
  },
};
