import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('fr');

export const messages: typeof english = {
  choose: 'Choisir une image',
  dropOrPaste: 'ou déposez-la ou collez-la ici',
  uploading: 'Envoi de l’image…',
  uploaded: 'L’image est envoyée.',
  failed: 'L’image n’a pas été envoyée',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Le fichier dépasse ${number(megabytes)} Mo`,
  remove: 'Retirer l’image',
};
