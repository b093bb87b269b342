import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Question du jour',
  lead: 'Une question pour tous, de minuit à minuit (UTC).',
  notLoaded: 'Impossible de charger la question du jour',
  none: 'Pas de question aujourd’hui',
  noneHint: 'Elle vient des quiz ouverts à l’entraînement. Il n’y en a pas en ce moment.',
  chooseQuiz: 'Choisir un quiz',
  share: ({ percent, count }) =>
    `Bonnes réponses aujourd’hui : ${percent}. Réponses aujourd’hui : ${count}.`,
  toQuiz: 'Vers son quiz',
  toPractice: 'S’entraîner encore',
  signInHint: 'Avec un compte, l’entraînement repose la question avant que vous ne l’oubliiez.',
  signIn: 'Se connecter',
  tomorrow:
    'Votre première réponse du jour compte dans l’entraînement. La prochaine question arrive à minuit (UTC).',
};
