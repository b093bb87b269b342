import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('fr');

export const messages: typeof english = {
  title: 'Images',
  description: 'Les images envoyées et où elles sont utilisées.',
  failed: 'Erreur lors du chargement des images',
  denied: 'Accès refusé',
  nothingYet: 'Aucune image n’a encore été envoyée',
  appearsHere:
    'Les images s’envoient dans les éditeurs de questions, de quiz, de séries et d’articles.',
  picture: 'Image',
  uploaded: 'Envoyée',
  size: 'Taille',
  usedIn: 'Utilisée dans',
  unused: 'non utilisée',
  deleted: 'Image supprimée',
  notDeleted: 'L’image n’a pas été supprimée',
  consequence: 'Ses fichiers sont supprimés aussi. C’est irréversible.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} ko`,
  kinds: {
    question: 'Question',
    version: 'Version antérieure d’une question',
    quiz: 'Quiz',
    sub_category: 'Sous-catégorie',
    series: 'Série',
    post: 'Article',
    draft: 'Brouillon',
    setting: 'Paramètre',
  },
};
