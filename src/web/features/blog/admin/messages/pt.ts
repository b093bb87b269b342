import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Gerenciamento do blog',
  description: 'Crie e gerencie artigos do blog.',
  denied: 'Acesso negado: você precisa de privilégios de administrador para acessar esta página.',
  backToAdmin: 'Voltar ao painel de administração',
  posts: 'Artigos do blog',
  lead: 'Crie e gerencie artigos do blog para SEO e marketing de conteúdo',
  create: 'Criar artigo do blog',
  allPosts: 'Todos os artigos do blog',
  findByTitle: 'Buscar um artigo pelo título',
  find: 'Buscar um artigo',
  status: {
    published: 'Publicado',
    draft: 'Rascunho',
    archived: 'Arquivado',
  },
  order: 'Ordem',
  orders: {
    created: 'Mais recentes primeiro',
    title: 'Por título',
    views: 'Mais lidos primeiro',
    status: 'Por status',
  },
  loadFailed: 'Erro ao carregar os artigos do blog',
  loading: 'Carregando os artigos do blog…',
  count: ({ count }) => plural(count, { one: '# artigo', other: '# artigos' }),
  publish: 'Publicar',
  toDraft: 'Tornar rascunho',
  delete: 'Excluir',
  noMatch: 'Nenhum artigo corresponde',
  tryOther: 'Tente usar menos palavras, outras ou outro status.',
  noneYet: 'Nenhum artigo do blog ainda',
  createFirst: 'Crie seu primeiro artigo para começar!',
  views: ({ count }) => plural(count, { one: '# visualização', other: '# visualizações' }),
  minutesToRead: ({ count }) =>
    plural(count, { one: '# min de leitura', other: '# min de leitura' }),

  actions: {
    published: {
      done: ({ count }) =>
        plural(count, { one: '# artigo do blog publicado', other: '# artigos do blog publicados' }),
      notDone: 'Não publicados',
      already: ({ count }) =>
        plural(count, {
          one: '# artigo do blog já estava publicado.',
          other: '# artigos do blog já estavam publicados.',
        }),
    },
    draft: {
      done: ({ count }) =>
        plural(count, {
          one: '# artigo do blog virou rascunho',
          other: '# artigos do blog viraram rascunhos',
        }),
      notDone: 'Não viraram rascunhos',
      already: ({ count }) =>
        plural(count, {
          one: '# artigo do blog já era rascunho.',
          other: '# artigos do blog já eram rascunhos.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: '# artigo do blog como antes',
          other: '# artigos do blog como antes',
        }),
      notDone: 'Não ficou como antes',
      already: ({ count }) =>
        plural(count, {
          one: '# artigo do blog já estava como antes.',
          other: '# artigos do blog já estavam como antes.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: '# artigo do blog excluído', other: '# artigos do blog excluídos' }),
      notDone: 'Não excluídos',
      already: ({ count }) =>
        plural(count, {
          one: '# artigo do blog já estava excluído.',
          other: '# artigos do blog já estavam excluídos.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: '# artigo do blog restaurado',
          other: '# artigos do blog restaurados',
        }),
      notDone: 'Não restaurados',
      already: ({ count }) =>
        plural(count, {
          one: '# artigo do blog já estava restaurado.',
          other: '# artigos do blog já estavam restaurados.',
        }),
    },
    missing: ({ count }) =>
      plural(count, {
        one: '# artigo do blog não existe mais.',
        other: '# artigos do blog não existem mais.',
      }),
    failedBecause: 'Ocorreu um erro inesperado',
    updateFailed: 'Erro ao atualizar o artigo do blog',
    restoreFailed: 'Erro ao restaurar o artigo do blog',
    deleteFailed: 'Erro ao excluir o artigo do blog',
    publishTitle: ({ count }) =>
      plural(count, { one: 'Publicar # artigo do blog?', other: 'Publicar # artigos do blog?' }),
    publishConsequences: 'A partir de agora, todos podem lê-los.',
    draftTitle: ({ count }) =>
      plural(count, {
        one: 'Tornar # artigo do blog um rascunho?',
        other: 'Tornar # artigos do blog rascunhos?',
      }),
    draftConsequences:
      'Links para um artigo não levam a lugar nenhum enquanto ele for um rascunho.',
    deleteOne: ({ title }) => `Excluir “${title}”?`,
    deleteMany: ({ count }) =>
      plural(count, { one: 'Excluir # artigo do blog?', other: 'Excluir # artigos do blog?' }),
    sureOne: 'Tem certeza de que deseja excluir este artigo do blog?',
    sureMany: ({ count }) =>
      plural(count, {
        one: 'Tem certeza de que deseja excluir # artigo do blog?',
        other: 'Tem certeza de que deseja excluir # artigos do blog?',
      }),
    publishedAndRead: ({ posts, views }) =>
      `${plural(posts, { one: '# artigo está publicado', other: '# artigos estão publicados' })}, com ${plural(views, { one: '# leitura', other: '# leituras' })}; os links não levarão a lugar nenhum. Você pode desfazer isso na mensagem a seguir.`,
    canUndo: 'Você pode desfazer isso na mensagem a seguir.',
  },
  editor: {
    createTitle: 'Criar novo artigo do blog',
    createDescription: 'Escreva um artigo.',
    editTitle: 'Editar artigo do blog',
    editDescription: 'Altere um artigo.',
    leaving: 'Suas alterações não estão salvas. Um rascunho delas é mantido para você.',
    created: 'Artigo do blog criado',
    createFailed: 'Erro ao criar o artigo do blog',
    updated: 'Artigo do blog atualizado',
    createPost: 'Criar artigo',
    creating: 'Criando…',
    updatePost: 'Atualizar artigo',
    updating: 'Atualizando…',
    cancel: 'Cancelar',
    loadFailed: 'Erro ao carregar o artigo do blog',
    authenticationError: 'Erro de autenticação',
    mustBeAdmin: 'Você precisa entrar como administrador para criar artigos do blog.',
  },
  fields: {
    title: 'Título',
    excerpt: 'Resumo',
    content: 'Conteúdo',
    language: 'Idioma',
    featuredImage: 'URL da imagem de destaque',
    featuredImageAlt: 'Texto alternativo',
    categoryId: 'Categoria',
    tags: 'Etiquetas',
    status: 'Status',
    metaTitle: 'Metatítulo',
    metaDescription: 'Metadescrição',
    readingTimeMinutes: 'Tempo de leitura (minutos)',
    slug: 'Endereço',
  },
  hints: {
    charactersOf: ({ count, limit }) => `${count} de ${limit} caracteres`,
    wordsAndMinutes: ({ words, minutes }) => `${words} palavras, ${minutes} min de leitura`,
    none: 'Nenhuma',
    endsTag: 'Enter ou vírgula termina uma etiqueta',
    counted: 'Calculado a partir do texto. Digite um número para definir o seu.',
    setByYou: 'Definido por você.',
  },
  seo: {
    legend: 'Para mecanismos de busca',
    autoFill: 'Metacampos vazios são preenchidos automaticamente com o título e o resumo.',
    addressStays: 'Ele permanece como na primeira publicação, para que nenhum link quebre.',
    madeOfTitle: 'Formado a partir do título se ficar vazio.',
    asResult: 'Como resultado de busca',
    madeOnSaving: 'criado-ao-salvar',
  },
  conflict: {
    title: 'Este artigo foi alterado em outro lugar',
    savedAt: ({ time }) =>
      `Ele foi salvo em <time>${time}</time>, depois que você o abriu. Seu texto ainda está no formulário; nada foi sobrescrito.`,
    same: 'As duas versões são iguais agora.',
    yours: 'A sua',
    storedNow: 'Salva agora',
    empty: '(vazio)',
    keepMine: 'Manter a minha',
    takeTheirs: 'Usar a outra',
    saveAsNew: 'Salvar a minha como novo rascunho',
    gone: 'Este artigo foi excluído nesse meio-tempo',
    stillInForm: 'O que você escreveu ainda está no formulário.',
  },
};
