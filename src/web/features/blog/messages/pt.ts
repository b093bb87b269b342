import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  blog: 'Blog',
  home: 'Início',
  heading: ({ product }) => `O <mark>blog</mark> do ${product}`,
  title: ({ product }) => `O blog do ${product}`,
  description:
    'Leituras curtas sobre aprender: como a memória funciona, como se fazem boas perguntas e como tirar mais de cada resposta.',
  lead: 'Como a memória funciona, como se faz uma boa pergunta e como tirar mais de cada resposta. Leia por cinco minutos e veja o que ficou.',
  explore: 'Explorar quizzes',
  feed: 'Feed RSS',
  loading: 'Carregando artigos…',
  failed: 'Erro ao carregar os artigos',
  taggedTitle: ({ tag }) => `Artigos com a etiqueta “${tag}”`,
  tagged: ({ count }) =>
    plural(count, {
      one: '# artigo com a etiqueta “<tag></tag>”',
      other: '# artigos com a etiqueta “<tag></tag>”',
    }),
  showAll: 'Mostrar todos os artigos',
  newerPosts: 'Artigos mais recentes',
  olderPosts: 'Artigos mais antigos',
  none: {
    here: 'Nenhum artigo aqui',
    hereHint: 'O que foi publicado neste endereço mudou de lugar ou saiu.',
    yet: 'Ainda não há artigos',
    yetHint: 'O primeiro está sendo escrito. Até lá, há quizzes para fazer.',
  },
  readMore: 'Ler mais',
  minRead: ({ minutes }) => `${number(minutes)} min de leitura`,
  hitFacts: ({ minutes }) => `Blog · ${number(minutes)} min de leitura`,
  hits: 'Artigos',
  views: ({ count }) => plural(count, { one: '# visualização', other: '# visualizações' }),
  tags: 'Etiquetas',
  moreTags: ({ count }) => `+${number(count)} mais`,
  share: 'Compartilhar',
  shareArticle: 'Compartilhar artigo',
  moreArticles: 'Mais artigos',
  otherArticles: 'Outros artigos',
  older: 'Mais antigo',
  newer: 'Mais recente',
  notFound: {
    title: 'Artigo não encontrado',
    hint: 'Talvez tenha sido movido ou retirado. Os outros continuam aqui.',
    back: 'Voltar ao blog',
  },
  code: {
    copy: 'Copiar código',
    copied: 'Copiado',
    failed: 'Falha ao copiar',
  },
  contents: 'Nesta página',
};
