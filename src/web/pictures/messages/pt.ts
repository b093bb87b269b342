import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('pt');

export const messages: typeof english = {
  choose: 'Escolher uma imagem',
  dropOrPaste: 'ou solte ou cole uma aqui',
  uploading: 'Enviando a imagem…',
  uploaded: 'A imagem foi enviada.',
  failed: 'A imagem não foi enviada',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `O arquivo tem mais de ${number(megabytes)} MB`,
  remove: 'Remover a imagem',
};
