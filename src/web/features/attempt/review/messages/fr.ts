import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Question ${number}`,
  linkToQuestion: ({ number }) => `Lien vers la question ${number}`,
  flagged: 'Marquée',
  correct: 'Correcte',
  wrong: 'Incorrecte',
  partlyRight: 'En partie correcte',
  credit: ({ percent }) => `${percent} de cette question`,
  notAnswered: 'Sans réponse',
  notMarked: 'Non notée',
  provisional:
    'Ce résultat est provisoire : des réponses restent à noter, et il ne peut qu’augmenter.',
  sampleAnswer: 'Réponse type',
  comment: 'Commentaire',
  keyNotShown:
    'La réponse correcte n’est pas affichée : le quiz a été abandonné avant que cette question ait reçu une réponse.',
  withheld: {
    score: 'Seul le score de cette tentative est affiché.',
    marks: 'On voit quelles réponses étaient justes, mais pas les bonnes réponses.',
    keys: 'Les explications ne sont pas affichées.',
    more: 'Vous en verrez plus quand le quiz sera fermé : <date></date>.',
  },
  regraded: {
    new_key: 'Le corrigé a été modifié ensuite ; votre réponse compte selon le nouveau.',
    either_key:
      'Le corrigé a été modifié ensuite ; les réponses justes selon l’un ou l’autre comptent.',
    full_credit: 'Tout le monde reçoit le point de cette question.',
  },
  explanation: 'Explication',
  yourAnswer: 'Votre réponse',
  yourAnswerCorrect: 'Votre réponse, correcte',
  yourAnswerWrong: 'Votre réponse, incorrecte',
  yourPosition: ({ number }) => `Votre position : ${number}`,
  notPlaced: 'Non choisi',
  practiseOthers: 'Réviser d’autres questions',
  practise: 'Réviser ces questions',
  correctAnswer: 'Réponse correcte',
  noAnswer: 'aucune',
  true: 'Vrai',
  false: 'Faux',
  picture: {
    missing: 'L’image de cette question n’a pas pu être chargée.',
    missingOf: ({ alt }) =>
      `L’image de cette question n’a pas pu être chargée. Elle montre : ${alt}`,
    alt: 'Image liée à la question',
    altLarge: 'Image liée à la question, agrandie',
    enlarge: 'Agrandir',
    title: 'Image de la question',
    close: 'Fermer',
  },
  score: ({ score, passMark }) => `${score} sur 100 %, seuil de réussite ${passMark}`,
  passMark: ({ percent }) => `Seuil de réussite ${percent}`,
  scoreOf: ({ score, total }) => `${score} sur ${total} correctes`,
  pointsOf: ({ points, total }) => `${points} sur ${total} points`,
  verdict: { passed: 'Réussi', failed: 'Non réussi', waiting: 'À noter', left: 'Abandonné' },
  receipt: {
    none: 'Aucune réponse reçue.',
    received: ({ count, time }) =>
      `${plural(count, { one: '# réponse reçue', other: '# réponses reçues' })} à ${time}.`,
    late: ({ number, seconds }) =>
      `La réponse ${number} est arrivée avec ${seconds} s de retard et n’a pas été comptée.`,
  },
  either: ({ one, other }) => `${one} ou ${other}`,
};
