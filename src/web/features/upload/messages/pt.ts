import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('pt');

export const messages: typeof english = {
  title: 'Imagens',
  description: 'As imagens enviadas e onde são usadas.',
  failed: 'Erro ao carregar as imagens',
  denied: 'Acesso negado',
  nothingYet: 'Nenhuma imagem foi enviada ainda',
  appearsHere: 'As imagens são enviadas nos editores de perguntas, quizzes, séries e artigos.',
  picture: 'Imagem',
  uploaded: 'Enviada',
  size: 'Tamanho',
  usedIn: 'Usada em',
  unused: 'não usada',
  deleted: 'Imagem excluída',
  notDeleted: 'A imagem não foi excluída',
  consequence: 'Os arquivos dela também são excluídos. Isso não pode ser desfeito.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: 'Pergunta',
    version: 'Versão anterior de uma pergunta',
    quiz: 'Quiz',
    sub_category: 'Subcategoria',
    series: 'Série',
    post: 'Artigo',
    draft: 'Rascunho',
    setting: 'Configuração',
  },
};
