import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  pageTitle: 'Imprimer un quiz',
  description: 'Un quiz sur papier, avec feuilles de réponses et corrigé.',
  denied: 'Accès refusé : cette page est réservée aux administrateurs.',
  failed: 'Le quiz n’a pas pu être chargé',
  title: 'Imprimer',
  edit: 'Modifier ce quiz',
  print: 'Imprimer',
  versions: 'Versions',
  versionCount: ({ count }) => plural(count, { one: '# version', other: '# versions' }),
  questions: 'Questions',
  allQuestions: ({ count }) =>
    `Toutes : ${plural(count, { one: '# question', other: '# questions' })}`,
  asInAttempt: ({ count }) =>
    `Comme dans une tentative : ${plural(count, { one: '# question', other: '# questions' })}`,
  shuffleAgain: 'Mélanger à nouveau',
  answerSheets: 'Feuilles de réponses',
  answerSheet: 'Feuille de réponses',
  answerKey: 'Corrigé',
  version: ({ letter }) => `Version ${letter}`,
  name: 'Nom',
  className: 'Classe',
  date: 'Date',
  questionCount: ({ count }) => plural(count, { one: '# question', other: '# questions' }),
  passMark: ({ percent }) => `Seuil de réussite ${percent}`,
  instruction: 'Cochez une réponse par question, sauf indication contraire.',
  penalty: ({ percent }) =>
    `Une réponse fausse coûte ${percent} d’une question ; une réponse omise ne coûte rien.`,
  hints: {
    letters: 'Cochez toutes les bonnes réponses.',
    order: 'Écrivez les lettres dans le bon ordre.',
    targets: 'Écrivez devant chaque élément la lettre de ce qui lui correspond.',
    gaps: 'Remplissez les trous.',
    picture: ({ count }: { count: number }) =>
      `Marquez ${plural(count, { one: '# endroit', other: '# endroits' })} de l’image d’une croix.`,
  },
  onPicture: 'dans l’image',
  picture: 'Image de la question',
  true: 'Vrai',
  false: 'Faux',
  sum: 'Bonnes réponses :',
  question: 'Question',
  rightAnswer: 'Bonne réponse',
  nothing: 'Ce quiz n’a pas encore de question complète.',
  unfinished: ({ count }) =>
    `Laissées de côté, car incomplètes : ${plural(count, { one: '# question', other: '# questions' })}`,
  drawnLeftOut: ({ count }) =>
    `Laissées de côté, car tirées de la banque de questions : ${plural(count, { one: '# question', other: '# questions' })}. Seuls les administrateurs peuvent les imprimer.`,
  missingAt: ({ position, count }) =>
    `Manquent dans la banque, à la place ${position} de l’ordre : ${plural(count, { one: '# question', other: '# questions' })}`,
};
