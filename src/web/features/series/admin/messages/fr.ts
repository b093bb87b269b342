import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Séries',
  pageTitle: 'Séries, administration',
  description: 'Créer des séries, les remplir de quiz et les ordonner.',
  lead: 'Des parcours ordonnés à travers les quiz.',
  loadFailed: 'Erreur lors du chargement des séries',
  create: 'Créer une série',
  find: 'Rechercher une série',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  order: 'Ordre',
  orders: {
    created: 'Les plus récentes d’abord',
    name: 'Par nom',
    quizzes: 'Le plus de quiz d’abord',
  },
  count: ({ count }) => plural(count, { one: '# série', other: '# séries' }),
  archive: 'Archiver',
  makeActive: 'Activer',
  delete: 'Supprimer',
  noMatch: 'Aucune série ne correspond',
  tryOtherWords: 'Essayez avec moins de mots ou d’autres mots.',
  noneYet: 'Aucune série ici pour le moment',
  whatSeriesDo: 'Une série guide les apprenants à travers des quiz dans un ordre donné.',
  quizzes: 'Quiz',
  quizzesOf: ({ name }) => `Quiz de ${name}`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# quiz', other: '# quiz' })}`,
  edit: ({ name }) => `Modifier ${name}`,
  deleteNamed: ({ name }) => `Supprimer ${name}`,
  status: {
    active: 'Active',
    archived: 'Archivée',
  },
  levels: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  actions: {
    updateFailed: 'Erreur lors de la mise à jour de la série',
    restoreFailed: 'Erreur lors de la restauration de la série',
    deleteFailed: 'La série n’a pas pu être supprimée',
    deleteOne: ({ name }) => `Supprimer « ${name} » ?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Supprimer # série ?', other: 'Supprimer # séries ?' }),
    consequencesOne:
      'Ses quiz sont conservés. Vous pourrez annuler dans le message qui suit. L’archivage masque seulement une série aux apprenants.',
    consequencesMany:
      'Leurs quiz sont conservés. Vous pourrez annuler dans le message qui suit. L’archivage masque seulement une série aux apprenants.',
    missing: ({ count }) =>
      plural(count, {
        one: '# série n’existe plus.',
        other: '# séries n’existent plus.',
      }),
    archived: {
      done: ({ count }) => plural(count, { one: '# série archivée', other: '# séries archivées' }),
      notDone: 'Non archivées',
      already: ({ count }) =>
        plural(count, { one: '# série déjà archivée.', other: '# séries déjà archivées.' }),
    },
    active: {
      done: ({ count }) =>
        plural(count, { one: '# série de nouveau active', other: '# séries de nouveau actives' }),
      notDone: 'Non réactivées',
      already: ({ count }) =>
        plural(count, { one: '# série déjà active.', other: '# séries déjà actives.' }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: '# série supprimée', other: '# séries supprimées' }),
      notDone: 'Non supprimées',
      already: ({ count }) =>
        plural(count, { one: '# série déjà supprimée.', other: '# séries déjà supprimées.' }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: '# série restaurée', other: '# séries restaurées' }),
      notDone: 'Non restaurées',
      already: ({ count }) =>
        plural(count, { one: '# série déjà restaurée.', other: '# séries déjà restaurées.' }),
    },
  },
  dialog: {
    titleEdit: 'Modifier la série',
    created: 'La série a été créée !',
    updated: 'La série a été mise à jour !',
    createFailed: 'La série n’a pas pu être créée',
    updateFailed: 'La série n’a pas pu être mise à jour',
    save: 'Enregistrer',
    notSaved: 'Non enregistré',
  },
  form: {
    name: 'Nom',
    nameStays: 'Le nom interne ne change pas.',
    storedAs: ({ name }) => `Enregistré sous ${name}`,
    storedAsMadeUp: 'Enregistré sous un nom généré',
    displayName: 'Nom affiché',
    chooseCategory: 'Choisissez une catégorie',
    difficulty: 'Difficulté',
    description: 'Description',
    prerequisites: 'Prérequis',
    outcomes: 'Acquis d’apprentissage',
    oneALine: 'Un par ligne',
    duration: 'Durée estimée',
    durationEmpty: 'Vide : la somme des temps impartis des quiz',
    imageUrl: 'URL de l’image',
    status: 'Statut',
    whoSeesArchived: 'Une série archivée n’est visible que par les administrateurs.',
  },
  quizOrder: {
    quiz: 'Quiz',
    position: ({ title, position, total }) => `${title} : position ${position} sur ${total}`,
    empty: 'Aucun quiz pour le moment. Cherchez-en ci-dessous.',
    drag: ({ title }) => `Faire glisser ${title}`,
    draft: 'Brouillon',
    moveUp: ({ title }) => `Monter ${title}`,
    moveDown: ({ title }) => `Descendre ${title}`,
    takeOut: ({ title }) => `Retirer ${title} de la série`,
    addQuizzes: 'Ajouter des quiz',
    addQuiz: 'Ajouter un quiz',
    findByTitle: 'Rechercher par titre',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# question', other: '# questions' })}`,
    noMatch: 'Aucun autre quiz ne correspond.',
  },
};
