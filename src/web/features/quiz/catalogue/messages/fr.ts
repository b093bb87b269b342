import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Quiz',
  titleOf: ({ category }) => `Quiz : ${category}`,
  lead: 'Choisissez un thème, surveillez le temps et découvrez ensuite l’explication de chaque réponse.',
  description: 'Quiz chronométrés par thème et par niveau, avec l’explication de chaque réponse.',
  descriptionOf: ({ category }) =>
    `Quiz chronométrés (${category}), avec l’explication de chaque réponse.`,
  categories: 'Catégories',
  allCategories: 'Toutes les catégories',
  categoriesFailed: 'Erreur lors du chargement des catégories',
  subCategories: 'Sous-catégories',
  allSubCategories: 'Toutes',
  difficulty: 'Difficulté',
  anyLevel: 'Tous les niveaux',
  length: 'Durée',
  anyLength: 'Toutes les durées',
  lengths: {
    short: 'Jusqu’à 10 min',
    medium: 'De 11 à 20 min',
    long: 'Plus de 20 min',
  },
  state: 'Votre progression',
  anyState: 'Toutes les progressions',
  states: {
    new: 'Nouveau pour vous',
    open: 'En cours',
    mastered: 'Maîtrisé',
    to_be_marked: 'À noter',
    cooldown: 'En attente',
  },
  sort: 'Trier par',
  sorts: {
    best: 'Les plus pertinents',
    newest: 'Les plus récents',
    popular: 'Les plus faits',
    stars: 'Les plus appréciés',
    title: 'Titre de A à Z',
    shortest: 'Les plus courts',
  },
  searchPlaceholder: 'Rechercher un quiz',
  searchByWords: 'Rechercher des quiz par mots',
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  found: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# quiz', other: '# quiz' })} pour « ${text} »`,
  quoted: ({ text }) => `« ${text} »`,
  removeFilter: ({ filter }) => `Retirer le filtre ${filter}`,
  clearAll: 'Tout effacer',
  clearAllFilters: 'Effacer tous les filtres',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  beyondEnd: 'La liste se termine avant cette page',
  firstPage: 'Aller à la première page',
  noMatch: 'Aucun quiz ne correspond',
  noMatchHint: 'Essayez avec moins de mots ou retirez un filtre.',
  membersOnly: 'Réservés aux membres',
};
