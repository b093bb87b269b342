import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Votre niveau',
  hint: 'Votre réussite dans chaque matière, d’après toutes vos réponses. La barre est l’intervalle où se trouve votre niveau avec une probabilité de 90 % : plus elle est longue, moins on en sait.',
  categories: 'Catégories',
  tags: 'Étiquettes',
  answers: ({ count }: { count: string }) => `Réponses : ${count}`,
  levels: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  between: ({ from, to }: { from: string; to: string }) => `De ${from} à ${to}`,
  unknown: 'Pas encore connu',
  missing: ({ count }) =>
    `Il manque environ ${plural(count, { one: '# réponse', other: '# réponses' })} à des questions nouvelles pour vous.`,
};
