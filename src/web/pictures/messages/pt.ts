import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('pt');

export const messages: typeof english = {
  choose: 'Escolher uma imagem',
  dropOrPaste: 'ou solte ou cole uma aqui',
  uploading: 'Enviando a imagem…',
  stillUploading: 'Uma imagem ou um som ainda está sendo enviado. Salve quando o envio terminar.',
  uploaded: 'A imagem foi enviada.',
  failed: 'A imagem não foi enviada',
  fieldGone: 'A imagem não foi adicionada: o campo dela não existe mais',
  tooLarge: ({ megabytes }: { megabytes: number }) =>
    `O arquivo tem mais de ${number(megabytes)} MB`,
  remove: 'Remover a imagem',
  text: 'Texto da imagem',
  textHint: 'O que ela mostra, para quem não pode vê-la',
  coverTextHint:
    'O que a capa mostra, para quem não pode vê-la. Deixe vazio se ela apenas decora o título.',
  sound: {
    title: 'Sons',
    choose: 'Escolher um som',
    dropOrPaste: 'ou solte ou cole um em um texto: MP3, M4A, Ogg ou WAV',
    uploading: 'Enviando o som…',
    uploaded: 'O som foi enviado.',
    failed: 'O som não foi enviado',
    fieldGone: 'O som não foi adicionado: o texto dele não existe mais',
    label: 'O que se ouve',
    labelHint: 'para quem não o ouve; não a resposta',
    transcript: 'Transcrição',
    transcriptHint: 'Os alunos podem abri-la. Deixe vazia se ela revelar a resposta.',
    remove: 'Remover som',
  },
};
