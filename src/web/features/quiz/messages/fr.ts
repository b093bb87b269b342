import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  level: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  questions: ({ count }) => plural(count, { one: '# question', other: '# questions' }),
  attempts: ({ count }) => plural(count, { one: '# tentative', other: '# tentatives' }),
  stars: ({ average, count }) => `${average} étoiles sur 5, de ${number(count)} apprenants`,
  action: {
    start: 'Commencer le quiz',
    continue: 'Continuer le quiz',
    retake: 'Refaire le quiz',
    loading: 'Traitement…',
    mastered: 'Quiz maîtrisé',
    'not-yet': 'Pas encore ouvert',
    closed: 'Fermé',
    'used-up': 'Plus aucune tentative',
    cooldown: 'En attente',
  },
  loginToPlay: 'Se connecter pour jouer',
  viewDetails: 'Voir le quiz',
  yourBest: ({ percent }) => `Votre record : ${percent}`,
  opens: 'Ouvre le <at></at>, <wait>dans <left></left></wait>',
  share: ({ title }) => `Partager « ${title} »`,
  noTimeLimit: 'Sans limite de temps',
  nextQuiz: ({ title, timeLimit }) => `Suivant : ${title} (${timeLimit})`,
  loading: 'Chargement des quiz…',
  failed: 'Erreur lors du chargement des quiz',
  noneYet: 'Pas encore de quiz',
  noneYetHint: 'Les premiers quiz sont en cours d’écriture. Revenez bientôt.',
};
