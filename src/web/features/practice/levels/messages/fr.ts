import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Votre niveau',
  hint: 'Votre réussite dans chaque matière, d’après toutes vos réponses. La barre est l’intervalle où se trouve votre niveau avec une probabilité de 90 % : plus elle est longue, moins on en sait.',
  categories: 'Catégories',
  tags: 'Étiquettes',
  answers: ({ count }: { count: string }) => `Réponses : ${count}`,
  levels: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  between: ({ from, to }: { from: string; to: string }) => `De ${from} à ${to}`,
  unknown: 'Pas encore connu',
};
