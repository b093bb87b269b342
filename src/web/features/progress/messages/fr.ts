import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'Impossible de charger le classement',
  loading: 'Chargement du classement…',
  noneYet: 'Personne n’est encore classé',
  noneYetHint: 'Terminez un quiz avec une bonne réponse et la première place est à vous.',
  caption:
    'Le score compte les bonnes réponses de votre meilleure tentative à chaque quiz. En cas d’égalité, le moins de tentatives l’emporte, puis le score le plus ancien. Seuls les scores supérieurs à 0 sont affichés.',
  place: 'Place',
  name: 'Nom',
  quizzes: 'Quiz',
  score: 'Score',
  you: '(vous)',
};
