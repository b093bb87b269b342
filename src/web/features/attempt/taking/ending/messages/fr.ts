import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  ready: 'Rendre le quiz ?',
  close: 'Fermer',
  counts: {
    answered: 'Avec réponse',
    unanswered: 'Sans réponse',
    flagged: 'Marquées',
    timeLeft: 'Temps restant',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# question', other: '# questions' })} sans réponse`,
  countAsWrong: 'Les questions sans réponse comptent comme fausses.',
  earnNothing: 'Les questions sans réponse ne rapportent rien et ne coûtent rien.',
  flagged: 'Marquées à revoir',
  finalNote: ({ account }) =>
    `Vous ne pourrez plus modifier vos réponses ensuite. Rendu en tant que ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Toutes les questions ont une réponse. Vous ne pourrez plus modifier vos réponses ensuite. Rendu en tant que ${account}.`,
  guestNote: 'Vous ne pourrez plus modifier vos réponses ensuite.',
  guestNoteAllAnswered:
    'Toutes les questions ont une réponse. Vous ne pourrez plus modifier vos réponses ensuite.',
  keepWorking: 'Continuer',
  submit: 'Rendre le quiz',
  goTo: ({ number }) => `Aller à la question ${number}`,
  goToRange: ({ from, to }) => `Aller aux questions ${from}–${to}`,
  leave: {
    title: 'Quitter ce quiz ?',
    confirm: 'Quitter le quiz',
    stay: 'Rester',
    follows: ({ wait }) =>
      `Quitter met fin à cette tentative maintenant. Elle compte pour zéro, non réussie, et vous pourrez refaire le quiz dans ${wait}.`,
    followsAtOnce: 'Quitter met fin à cette tentative. Elle compte pour zéro, non réussie.',
    graded:
      'Quitter met fin à cette tentative. Une réponse a été vérifiée : elle est donc notée avec les réponses que vous avez données.',
    failed: ({ reason }) => `${reason} Vous n’avez pas encore quitté le quiz.`,
  },
  left: {
    title: ({ quiz }) => `Vous avez quitté « ${quiz} »`,
    void: ({ time }) =>
      `Reçu à ${time}. La tentative ne compte pas : vous l’avez quittée dans les premières secondes.`,
    counts: ({ time }) => `Reçu à ${time}. La tentative compte comme non réussie.`,
    countsUntil: ({ time, opens }) =>
      `Reçu à ${time}. La tentative compte comme non réussie. Vous pourrez refaire le quiz le ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `« ${quiz} » est encore ouvert`,
    reason: 'Le serveur est injoignable. Vous pouvez le reprendre jusqu’à la fin du temps.',
  },
  submitFailed: 'Erreur lors de la remise du quiz',
  submitFailedHint: 'Le quiz n’a pas pu être rendu. Veuillez réessayer.',
  timesUp: 'Le temps est écoulé',
  timesUpHint: 'Vos réponses sont en cours d’envoi.',
};
