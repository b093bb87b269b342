import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('fr');

export const messages: typeof english = {
  title: 'Images et sons',
  description: 'Images et sons envoyés et où ils sont utilisés.',
  failed: 'Erreur lors du chargement des images et des sons',
  denied: 'Accès refusé',
  nothingYet: 'Aucune image ni aucun son n’a encore été envoyé',
  appearsHere:
    'Les images et les sons sont envoyés dans les éditeurs de questions, les images aussi dans ceux des quiz, des séries et des articles.',
  file: 'Fichier',
  uploaded: 'Envoyé',
  size: 'Taille',
  usedIn: 'Utilisé dans',
  unused: 'non utilisé',
  deleted: 'Fichier supprimé',
  notDeleted: 'Le fichier n’a pas été supprimé',
  consequence: 'Ses fichiers sont supprimés aussi. C’est irréversible.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} ko`,
  usage: {
    own: 'Vos fichiers',
    site: 'Tous les fichiers',
  },
  usedOf: ({ used, of }) => `${number(used)} Mo sur ${number(of)}`,
  kinds: {
    question: 'Question',
    version: 'Version antérieure d’une question',
    quiz: 'Quiz',
    sub_category: 'Sous-catégorie',
    series: 'Série',
    post: 'Article',
    draft: 'Brouillon',
    setting: 'Paramètre',
    profile: 'Profil',
  },
};
