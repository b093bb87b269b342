import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  dashboard: 'Tableau de bord d’administration',
  dashboardDescription: 'Les quiz, les questions et tout ce qui les entoure.',
  denied: 'Accès refusé : cette page est réservée aux administrateurs.',
  createQuiz: 'Créer un quiz',
  createDescription: 'Rédigez un quiz et ses questions.',
  created: 'Quiz créé !',
  addQuestions: 'Ajouter des questions',
  importQuestions: 'Importer des questions',
  exportNamed: ({ title }) => `Exporter ${title}`,
  resultsNamed: ({ title }) => `Résultats de ${title}`,
  series: 'Séries',
  totals: {
    quizzes: 'Quiz au total',
    active: 'Quiz publiés',
    questions: 'Questions au total',
  },
  recentQuizzes: 'Quiz récents',
  deletedQuizzes: 'Quiz supprimés',
  deletedList: 'Quiz supprimés',
  quizzes: 'Quiz',
  foundList: 'Quiz trouvés',
  found: ({ count }) => plural(count, { one: '# quiz trouvé', other: '# quiz trouvés' }),
  find: 'Rechercher un quiz par son titre ou ses questions',
  titleOrQuestion: 'Titre ou question',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  views: {
    label: 'Quels quiz',
    recent: 'Récents',
    all: 'Tous',
    deleted: 'Supprimés',
  },
  none: 'Aucun quiz pour le moment',
  noneHint: 'Les quiz que vous créez apparaissent ici.',
  noMatch: 'Aucun quiz ne correspond',
  noMatchHint: 'Essayez avec moins de mots ou d’autres mots.',
  noDeleted: 'Aucun quiz supprimé',
  noDeletedHint: ({ days }) =>
    `Un quiz supprimé peut être restauré à tout moment s’il a des tentatives, sinon pendant ${plural(days, { one: '# jour', other: '# jours' })}.`,
  loadFailed: 'Erreur lors du chargement des quiz',
  categoriesFailed: 'Erreur lors du chargement des catégories',
  columns: {
    name: 'Nom',
    status: 'Statut',
    questions: 'Questions',
    attempts: 'Tentatives',
    updated: 'Modifié',
  },
  status: {
    active: 'Publié',
    draft: 'Brouillon',
  },
  archivedHint: 'Archivé : visible de son auteur et des administrateurs seulement',
  restore: 'Restaurer',
  restoreNamed: ({ title }) => `Restaurer ${title}`,
  editNamed: ({ title }) => `Modifier ${title}`,
  deleteNamed: ({ title }) => `Supprimer ${title}`,
  duplicate: 'Dupliquer',
  duplicateNamed: ({ title }) => `Dupliquer ${title}`,
  copyTitle: ({ title }) => `Copie de ${title}`,
  duplicated: 'Copié comme brouillon',
  openCopy: 'Ouvrir la copie',
  tryAgain: 'Veuillez réessayer.',
  delete: 'Supprimer',
  publish: 'Publier',
  toDraft: 'En brouillon',
  moveTo: 'Déplacer…',
  move: 'Déplacer',
  close: 'Fermer',
  moveTitle: ({ count }) => `Déplacer ${plural(count, { one: '# quiz', other: '# quiz' })}`,
  movedFrom: ({ count, category }) =>
    `${plural(count, { one: '# quiz quitte', other: '# quiz quittent' })} ${category}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# quiz est ignoré, car il s’y trouve déjà',
      other: '# quiz sont ignorés, car ils s’y trouvent déjà',
    }),
  moreTitles: ({ count }) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  chooseCategory: 'Choisissez une catégorie',
  subCategory: 'Sous-catégorie',
  noSubCategory: 'Aucune',
  publishTitle: ({ count }) => `Publier ${plural(count, { one: '# quiz', other: '# quiz' })} ?`,
  publishHint:
    'Les apprenants pourront dès maintenant les trouver et les faire. Un quiz incomplet reste un brouillon.',
  unpublishTitle: ({ count }) =>
    plural(count, {
      one: 'Remettre # quiz en brouillon ?',
      other: 'Remettre # quiz en brouillon ?',
    }),
  unpublishHint: 'Les apprenants ne les trouveront plus. Les résultats restent.',
  deleteOne: ({ title }) => `Supprimer « ${title} » ?`,
  deleteSeveral: ({ count }) => `Supprimer ${plural(count, { one: '# quiz', other: '# quiz' })} ?`,
  sureOne: 'Voulez-vous vraiment supprimer ce quiz ?',
  sureSeveral: ({ count }) =>
    `Voulez-vous vraiment supprimer ces ${plural(count, { one: '# quiz', other: '# quiz' })} ?`,
  contentsOne: ({ questions }) =>
    `Il contient ${plural(questions, { one: '# question', other: '# questions' })}.`,
  contentsSeveral: ({ questions }) =>
    `Ils contiennent ${plural(questions, { one: '# question', other: '# questions' })}.`,
  takenOne: ({ questions, attempts }) =>
    `Il contient ${plural(questions, { one: '# question', other: '# questions' })} et a été fait ${plural(attempts, { one: '# fois', other: '# fois' })} ; les résultats de ceux qui l’ont fait restent.`,
  takenSeveral: ({ questions, attempts }) =>
    `Ils contiennent ${plural(questions, { one: '# question', other: '# questions' })} et ont été faits ${plural(attempts, { one: '# fois', other: '# fois' })} ; les résultats de ceux qui les ont faits restent.`,
  undoHint: ({ days }) =>
    `Vous pouvez revenir en arrière pendant ${plural(days, { one: '# jour', other: '# jours' })}, sous « Supprimés ».`,
  published: {
    done: ({ count }) => plural(count, { one: '# quiz publié', other: '# quiz publiés' }),
    notDone: 'Non publié',
    already: ({ count }) =>
      plural(count, { one: '# quiz déjà publié.', other: '# quiz déjà publiés.' }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, { one: '# quiz remis en brouillon', other: '# quiz remis en brouillon' }),
    notDone: 'Non remis en brouillon',
    already: ({ count }) =>
      plural(count, { one: '# quiz déjà en brouillon.', other: '# quiz déjà en brouillon.' }),
  },
  restored: {
    done: ({ count }) => plural(count, { one: '# quiz restauré', other: '# quiz restaurés' }),
    notDone: 'Non restauré',
    already: ({ count }) =>
      plural(count, { one: '# quiz déjà restauré.', other: '# quiz déjà restaurés.' }),
  },
  deleted: {
    done: ({ count }) => plural(count, { one: '# quiz supprimé', other: '# quiz supprimés' }),
    notDone: 'Non supprimé',
    already: ({ count }) =>
      plural(count, { one: '# quiz déjà supprimé.', other: '# quiz déjà supprimés.' }),
  },
  moved: {
    done: ({ count }) => plural(count, { one: '# quiz déplacé', other: '# quiz déplacés' }),
    notDone: 'Non déplacé',
    already: ({ count }) =>
      plural(count, { one: '# quiz déjà déplacé.', other: '# quiz déjà déplacés.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# quiz n’existe plus.',
      other: '# quiz n’existent plus.',
    }),
  failed: {
    duplicating: 'Erreur lors de la duplication du quiz',
    updating: 'Les quiz n’ont pas pu être modifiés',
    restoring: 'Le quiz n’a pas pu être restauré',
    deleting: 'Le quiz n’a pas pu être supprimé',
    moving: 'Les quiz n’ont pas pu être déplacés',
  },
  manage: 'Gérer',
  pages: {
    categories: 'Catégories',
    categoriesHint: 'Noms et descriptions',
    hierarchy: 'Hiérarchie des contenus',
    hierarchyHint: 'Catégories, sous-catégories et leurs quiz',
    hierarchyDescription: 'Catégories, sous-catégories et leurs quiz.',
    series: 'Séries d’apprentissage',
    seriesHint: 'Parcours ordonnés de quiz',
    testimonials: 'Témoignages',
    testimonialsHint: 'Ce que disent les apprenants, approuvé ou non',
    settings: 'Paramètres du système',
    settingsHint: 'Nom, comptes, règles et durées',
    users: 'Utilisateurs',
    usersHint: 'Comptes, rôles et suspensions',
  },
};
