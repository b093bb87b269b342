import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('pt');

export const messages: typeof english = {
  title: 'Imagens e sons',
  description: 'Imagens e sons enviados e onde são usados.',
  failed: 'Erro ao carregar as imagens e os sons',
  denied: 'Acesso negado',
  nothingYet: 'Nenhuma imagem e nenhum som foi enviado ainda',
  appearsHere:
    'Imagens e sons são enviados nos editores de perguntas; imagens também nos de quizzes, séries e artigos.',
  file: 'Arquivo',
  uploaded: 'Enviado',
  size: 'Tamanho',
  usedIn: 'Usado em',
  unused: 'não usado',
  deleted: 'Arquivo excluído',
  notDeleted: 'O arquivo não foi excluído',
  consequence: 'Os arquivos correspondentes também são excluídos. Isso não pode ser desfeito.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'Seus arquivos',
    site: 'Todos os arquivos',
  },
  usedOf: ({ used, of }) => `${number(used)} de ${number(of)} MB`,
  kinds: {
    question: 'Pergunta',
    version: 'Versão anterior de uma pergunta',
    quiz: 'Quiz',
    sub_category: 'Subcategoria',
    series: 'Série',
    post: 'Artigo',
    draft: 'Rascunho',
    setting: 'Configuração',
    profile: 'Perfil',
  },
};
