import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Ir para, editar ou criar',
  close: 'Fechar',
  find: 'Encontrar uma página, um quiz, uma série, um artigo ou uma categoria',
  kinds: 'Página, quiz, série, artigo ou categoria',
  searching: 'Pesquisando…',
  failed: 'Não foi possível pesquisar alguns nomes. Verifique sua conexão.',
  nothing: 'Nenhum resultado.',

  groups: {
    create: 'Criar',
    goTo: 'Ir para',
    quizzes: 'Editar quiz',
    posts: 'Editar artigo do blog',
    series: 'Encontrar série',
    categories: 'Encontrar categoria',
  },
  pages: {
    createQuiz: 'Criar quiz',
    createQuestion: 'Criar pergunta',
    createPost: 'Criar artigo do blog',
    dashboard: 'Painel',
    allQuizzes: 'Todos os quizzes',
    deletedQuizzes: 'Quizzes excluídos',
    categories: 'Categorias',
    hierarchy: 'Hierarquia de conteúdo',
    series: 'Séries de aprendizagem',
    testimonials: 'Depoimentos',
    auditTrail: 'Registro de alterações',
    settings: 'Configurações',
    toReview: 'Depoimentos para analisar',
    blogManager: 'Gerenciar blog',
    attempts: 'Tentativas',
    classes: 'Turmas',
  },
};
