import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Tentatives',
  attempt: ({ number }) => `Tentative ${number}`,
  description: 'Ce qui a été reçu d’une tentative.',
  lead: 'Toutes les réponses d’une tentative reçues par le serveur, dans l’ordre. Les apprenants voient le numéro de la tentative sur la page de son résultat.',
  denied: 'Accès refusé',
  attemptNumber: 'Numéro de la tentative',
  wholeNumber: 'Saisissez un nombre entier',
  show: 'Afficher',
  notFound: ({ number }) => `La tentative ${number} n’existe pas`,
  failed: 'Cette tentative ne peut pas être affichée',
  loading: 'Chargement de la tentative',

  open: 'En cours',
  learner: 'Apprenant',
  erasedAccount: 'Compte effacé',
  result: 'Résultat',
  notGraded: 'Pas encore noté',
  score: ({ score, total, percent }) => `${score} bonnes réponses sur ${total}, ${percent}`,
  points: ({ score, total, percent }) => `${score} sur ${total} points, ${percent}`,
  started: 'Début',
  deadline: 'Échéance',
  exceptions: 'Exceptions',
  moreTime: ({ percent }) => `${percent} de temps en plus`,
  chosenTime: ({ percent }) => `${percent} de temps en plus, choisi par l’apprenant`,
  addedMinutes: ({ count }) =>
    plural(count, { one: '# minute ajoutée', other: '# minutes ajoutées' }),
  waitEnded: 'Il a été mis fin à l’attente précédente',
  ended: 'Fin',
  received: 'Reçu',
  lastHash: ({ hash }) => `Dernier hachage, comme sur le reçu : <code>${hash}</code>`,

  record: {
    complete: {
      title: 'L’enregistrement est complet',
      text: 'Chaque réponse enregistrée correspond au dernier événement de sa question.',
    },
    incomplete: {
      title: 'L’enregistrement est incomplet',
      text: 'Une version antérieure a enregistré certaines réponses sans événement.',
    },
    altered: {
      title: 'L’enregistrement a été altéré',
      text: 'Une réponse enregistrée ou un événement a été modifié dans la base de données, pas par ce programme.',
    },
  },
  events: ({ count }) => plural(count, { one: '# événement', other: '# événements' }),
  question: ({ number }) => `Question ${number}`,
  noAnswer: 'Pas de réponse',
  flagged: 'Marquée',
  afterEvent: ({ number, total, time }) => `Après l’événement ${number} sur ${total}, ${time}`,
  beforeFirst: 'Avant le premier événement',
  previousEvent: 'Événement précédent',
  nextEvent: 'Événement suivant',
  moment: 'Moment',
  paper: 'La copie à ce moment',
  correct: 'Correcte',
  partlyRight: 'En partie correcte',
  wrong: 'Incorrecte',
  nothingReceived: 'Aucune réponse n’a été reçue.',
  eventsErased: 'Le compte a été effacé, et les événements avec lui.',
};
