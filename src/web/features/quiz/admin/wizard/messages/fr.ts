import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Créer une question',
  description: 'Ajoutez une question à un quiz.',
  lead: 'Choisissez une catégorie, puis un quiz, puis rédigez la question.',
  steps: {
    label: 'Étapes',
    category: 'Catégorie',
    quiz: 'Quiz',
    question: 'Question',
  },
  notCreated: 'La question n’a pas été créée. Un brouillon en est gardé pour vous.',
  noCategories: 'Aucune catégorie pour le moment',
  noCategoriesHint: 'Une question appartient à un quiz, et un quiz à une catégorie.',
  createCategory: 'Créer une catégorie',
  chooseCategory: 'Choisissez une catégorie',
  noSuchCategory: 'Aucune catégorie de ce nom',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# quiz', other: '# quiz' })})`,
  categoryMissing: 'Veuillez choisir une catégorie',
  cancel: 'Annuler',
  next: 'Suivant',
  back: 'Retour',
  findQuiz: 'Rechercher un quiz dans cette catégorie',
  loadFailed: 'Erreur lors du chargement des quiz',
  categoriesFailed: 'Erreur lors du chargement des catégories',
  loading: 'Chargement des quiz…',
  noMatch: 'Aucun quiz ne correspond',
  noneInCategory: 'Aucun quiz dans cette catégorie pour le moment',
  createQuiz: 'Créer un quiz',
  quizzes: 'Quiz',
  questions: ({ count }) => `${plural(count, { one: '# question', other: '# questions' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# question', other: '# questions' })}, brouillon`,
  newQuestionIn: ({ title }) => `Nouvelle question dans ${title}`,
  preview: 'Aperçu',
  notSaved: 'Non enregistré',
  stillHere: ({ reason }) => `${reason} Tout ce que vous avez saisi est encore là.`,
  created: 'Question créée !',
  failed: 'La question n’a pas pu être créée',
  tryAgain: 'Veuillez réessayer.',
  added: 'La question a été ajoutée à <quiz></quiz>.',
  addAnother: 'En ajouter une autre à ce quiz',
  openQuiz: 'Ouvrir le quiz',
};
