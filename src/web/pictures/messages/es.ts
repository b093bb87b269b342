import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('es');

export const messages: typeof english = {
  choose: 'Elegir una imagen',
  dropOrPaste: 'o suéltala o pégala aquí',
  uploading: 'Subiendo la imagen…',
  uploaded: 'La imagen se ha subido.',
  failed: 'La imagen no se ha subido',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `El archivo ocupa más de ${number(megabytes)} MB`,
  remove: 'Quitar la imagen',
};
