import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  categories: 'Catégories',
  subCategories: 'Sous-catégories',
  quizzes: 'Quiz',
  questions: 'Questions',
  name: 'Nom',
  category: 'Catégorie',
  overview: 'Vue d’ensemble',
  archived: 'Archivée',
  draft: 'Brouillon',
  denied: 'Accès refusé. Des droits d’administrateur sont nécessaires.',
  categoriesDescription: 'Créer, renommer et supprimer des catégories.',
  hierarchy: 'Hiérarchie des contenus',
  tree: 'Hiérarchie des contenus',
  hierarchyLead: 'Catégorie, sous-catégorie, quiz.',
  loadFailed: 'Erreur lors du chargement des catégories',
  quizzesFailed: 'Erreur lors du chargement des quiz',
  tryOtherWords: 'Essayez avec moins de mots ou d’autres mots.',
  noCategories: 'Aucune catégorie pour le moment',
  everyQuizBelongs: 'Chaque quiz appartient à l’une d’elles.',
  createFirst: 'Créez la première sous Catégories.',
  noSubCategories: 'Aucune sous-catégorie ici pour le moment',
  whatSubCategoriesDo: 'Elles classent les quiz d’une catégorie.',
  allCategories: 'Toutes les catégories',
  quizzesIn: ({ name }) => `Quiz de ${name}`,
  edit: ({ name }) => `Modifier ${name}`,
  delete: ({ name }) => `Supprimer ${name}`,
  deleteEmpty: 'Supprimer les vides',
  inNone: 'Dans aucune sous-catégorie',
  nothingInIt: 'Encore vide',
  noQuizzesInIt: 'Aucun quiz pour le moment',

  kinds: {
    category: {
      create: 'Créer une catégorie',
      find: 'Rechercher une catégorie',
      noMatch: 'Aucune catégorie ne correspond',
      deleted: 'La catégorie a été supprimée !',
      deleteError: 'Erreur lors de la suppression de la catégorie',
      removal:
        'La suppression de cette catégorie entraîne celle de ses sous-catégories et de ses quiz. Cette action est irréversible.',
    },
    subCategory: {
      create: 'Créer une sous-catégorie',
      find: 'Rechercher une sous-catégorie',
      noMatch: 'Aucune sous-catégorie ne correspond',
      deleted: 'La sous-catégorie a été supprimée !',
      deleteError: 'Erreur lors de la suppression de la sous-catégorie',
      removal:
        'La suppression de cette sous-catégorie entraîne celle de ses quiz. Cette action est irréversible.',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { one: '# catégorie', other: '# catégories' }),
    subCategories: ({ count }) =>
      plural(count, { one: '# sous-catégorie', other: '# sous-catégories' }),
    quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
    questions: ({ count }) => plural(count, { one: '# question', other: '# questions' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Fusionner',
    title: 'Fusionner des catégories',
    hint: 'Tout le contenu de l’une passe dans l’autre, puis la première est supprimée. C’est irréversible.',
    what: 'Ce qu’il faut fusionner',
    from: 'De (supprimée)',
    into: 'Dans (conservée)',
    changes: 'Ce qui change',
    quizzes: 'Quiz déplacés',
    questions: 'Questions qu’ils contiennent',
    assignedQuizzes: 'Dont donnés en devoir dans des classes',
    deletedQuizzes: 'Quiz supprimés, déplacés aussi',
    movedSubCategories: 'Sous-catégories déplacées',
    joinedSubCategories: 'Sous-catégories fusionnées avec une du même nom',
    series: 'Séries',
    posts: 'Articles du blog',
    draws: 'Tirages dans la banque',
    isEmpty: 'Elle est vide.',
    addresses: 'Les anciennes adresses mènent à celle qui reste.',
    noPreview: 'Impossible de déterminer ce qui change',
    merge: 'Fusionner',
    done: 'Fusionnées',
    failed: 'Rien n’a été fusionné',
    counted: ({ label, count }) => `${label} : ${count}`,
  },
  deletion: {
    cannotUndo: 'Voulez-vous vraiment supprimer cette catégorie ? Cette action est irréversible.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: '# sous-catégorie serait supprimée avec elle.',
        other: '# sous-catégories seraient supprimées avec elle.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, {
        one: 'Supprimer # catégorie vide ?',
        other: 'Supprimer # catégories vides ?',
      }),
    emptyConsequences:
      'Leurs sous-catégories sont supprimées avec elles. Cette action est irréversible.',
    consequencesWithKept: ({ kept }) =>
      `Leurs sous-catégories sont supprimées avec elles. Cette action est irréversible. ${plural(kept, { one: '# catégorie avec des quiz est conservée.', other: '# catégories avec des quiz sont conservées.' })}`,
    delete: 'Supprimer',
    failed: 'La catégorie n’a pas pu être supprimée',
    title: ({ name }) => `Supprimer « ${name} » ?`,
    tryAgain: 'Veuillez réessayer.',
    lookUpFailed: 'Le contenu n’a pas pu être consulté',
    nothingDeleted: 'Rien n’a été supprimé',
    typeToConfirm: ({ name }) => `Saisissez <name>${name}</name> pour confirmer`,
    nothingInIt: 'Elle est vide.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} avec ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# série (les quiz venant d’ailleurs restent où ils sont)',
        other: '# séries (les quiz venant d’ailleurs restent où ils sont)',
      }),
    allTaken:
      'Tous ces quiz ont déjà été faits : ils sont archivés, et les résultats des participants sont conservés.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# de ces quiz a déjà été fait : il est archivé, et les résultats des participants sont conservés.',
        other:
          '# de ces quiz ont déjà été faits : ils sont archivés, et les résultats des participants sont conservés.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: '# catégorie supprimée', other: '# catégories supprimées' }),
    notDone: 'Non supprimées',
    already: ({ count }) =>
      plural(count, { one: '# catégorie déjà supprimée.', other: '# catégories déjà supprimées.' }),
    missing: ({ count }) =>
      plural(count, {
        one: '# catégorie n’existe plus.',
        other: '# catégories n’existent plus.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Créer une catégorie',
      category: 'Modifier la catégorie',
      newSubCategory: 'Créer une sous-catégorie',
      subCategory: 'Modifier la sous-catégorie',
    },
    saved: {
      newCategory: 'La catégorie a été créée !',
      category: 'La catégorie a été mise à jour !',
      newSubCategory: 'La sous-catégorie a été créée !',
      subCategory: 'La sous-catégorie a été mise à jour !',
    },
    failed: {
      newCategory: 'La catégorie n’a pas pu être créée',
      category: 'La catégorie n’a pas pu être mise à jour',
      newSubCategory: 'La sous-catégorie n’a pas pu être créée',
      subCategory: 'La sous-catégorie n’a pas pu être mise à jour',
    },
    failedInHierarchy: {
      newCategory: 'Erreur lors de la création de la catégorie',
      category: 'Erreur lors de la mise à jour de la catégorie',
      newSubCategory: 'Erreur lors de la création de la sous-catégorie',
      subCategory: 'Erreur lors de la mise à jour de la sous-catégorie',
    },
    chooseCategory: 'Choisissez une catégorie',
    categoryRequired: 'La catégorie est obligatoire',
    categoryName: 'Nom de la catégorie',
    displayName: 'Nom affiché',
    description: 'Description',
    imageUrl: 'URL de l’image',
    create: 'Créer',
    save: 'Enregistrer',
    internalName: ({ name }) => `Nom interne : ${name}`,
    howNamed: 'En minuscules avec des tirets bas, d’après votre saisie.',
    storedAs: ({ name }) => `Sera enregistré sous <code>${name}</code>`,
  },
};
