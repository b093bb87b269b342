import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('it');

export const messages: typeof english = {
  choose: 'Scegli un’immagine',
  dropOrPaste: 'oppure trascinala o incollala qui',
  uploading: 'Caricamento dell’immagine…',
  uploaded: 'L’immagine è stata caricata.',
  failed: 'L’immagine non è stata caricata',
  tooLarge: ({ megabytes }: { megabytes: number }) => `Il file supera i ${number(megabytes)} MB`,
  remove: 'Rimuovi l’immagine',
};
