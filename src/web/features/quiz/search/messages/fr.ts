import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  search: 'Rechercher un quiz',
  submit: 'Rechercher',
  close: 'Fermer la recherche',
  suggestions: ({ count }) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  recent: 'Recherches récentes',
  matching: 'Quiz correspondants',
  clearRecent: 'Effacer les recherches récentes',
  notAvailable: 'Les suggestions ne sont pas disponibles pour le moment.',
  noTitle: 'Aucun quiz ne contient cela dans son titre.',
  allResults: ({ text }) => `Voir tous les résultats pour « ${text} »`,
  questions: 'Questions',
  draftOf: ({ quiz }) => `${quiz} (brouillon)`,
};
