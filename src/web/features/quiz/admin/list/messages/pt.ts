import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  dashboard: 'Painel de administração',
  dashboardDescription: 'Quizzes, perguntas e tudo o que os envolve.',
  denied: 'Acesso negado: você precisa de permissões de administrador para ver esta página.',
  createQuiz: 'Criar quiz',
  createDescription: 'Escreva um quiz com suas perguntas.',
  created: 'Quiz criado!',
  addQuestions: 'Adicionar perguntas',
  importQuestions: 'Importar perguntas',
  exportNamed: ({ title }) => `Exportar ${title}`,
  resultsNamed: ({ title }) => `Resultados de ${title}`,
  series: 'Séries',
  totals: {
    quizzes: 'Total de quizzes',
    active: 'Quizzes publicados',
    questions: 'Total de perguntas',
  },
  recentQuizzes: 'Quizzes recentes',
  deletedQuizzes: 'Quizzes excluídos',
  deletedList: 'Quizzes excluídos',
  quizzes: 'Quizzes',
  foundList: 'Quizzes encontrados',
  found: ({ count }) => plural(count, { one: '# quiz encontrado', other: '# quizzes encontrados' }),
  find: 'Buscar um quiz pelo título ou pelas perguntas',
  titleOrQuestion: 'Título ou pergunta',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  views: {
    label: 'Quais quizzes',
    recent: 'Recentes',
    all: 'Todos',
    deleted: 'Excluídos',
  },
  none: 'Ainda não há quizzes',
  noneHint: 'Os quizzes que você criar aparecem aqui.',
  noMatch: 'Nenhum quiz corresponde',
  noMatchHint: 'Tente usar menos palavras ou outras.',
  noDeleted: 'Nenhum quiz excluído',
  noDeletedHint: ({ days }) =>
    `Um quiz excluído com tentativas pode ser restaurado a qualquer momento; um sem tentativas, por ${plural(days, { one: '# dia', other: '# dias' })}.`,
  loadFailed: 'Erro ao carregar os quizzes',
  categoriesFailed: 'Erro ao carregar as categorias',
  columns: {
    name: 'Nome',
    status: 'Status',
    questions: 'Perguntas',
    attempts: 'Tentativas',
    updated: 'Atualizado',
  },
  status: {
    active: 'Publicado',
    draft: 'Rascunho',
  },
  archivedHint: 'Arquivado: só o autor e os administradores o veem',
  restore: 'Restaurar',
  restoreNamed: ({ title }) => `Restaurar ${title}`,
  editNamed: ({ title }) => `Editar ${title}`,
  deleteNamed: ({ title }) => `Excluir ${title}`,
  duplicate: 'Duplicar',
  duplicateNamed: ({ title }) => `Duplicar ${title}`,
  copyTitle: ({ title }) => `Cópia de ${title}`,
  duplicated: 'Copiado como rascunho',
  openCopy: 'Abrir a cópia',
  tryAgain: 'Tente de novo.',
  delete: 'Excluir',
  publish: 'Publicar',
  toDraft: 'Tornar rascunho',
  moveTo: 'Mover…',
  move: 'Mover',
  close: 'Fechar',
  moveTitle: ({ count }) => `Mover ${plural(count, { one: '# quiz', other: '# quizzes' })}`,
  movedFrom: ({ count, category }) =>
    `${plural(count, { one: '# quiz sai', other: '# quizzes saem' })} de ${category}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# quiz é ignorado porque já está lá',
      other: '# quizzes são ignorados porque já estão lá',
    }),
  moreTitles: ({ count }) => plural(count, { one: 'e mais #', other: 'e mais #' }),
  chooseCategory: 'Escolha uma categoria',
  subCategory: 'Subcategoria',
  noSubCategory: 'Nenhuma',
  publishTitle: ({ count }) => `Publicar ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  publishHint:
    'A partir de agora, os alunos podem encontrá-los e fazê-los. Um quiz incompleto continua rascunho.',
  unpublishTitle: ({ count }) =>
    plural(count, { one: 'Tornar # quiz um rascunho?', other: 'Tornar # quizzes rascunhos?' }),
  unpublishHint: 'Os alunos não os encontrarão mais. Os resultados permanecem.',
  deleteOne: ({ title }) => `Excluir “${title}”?`,
  deleteSeveral: ({ count }) => `Excluir ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  sureOne: 'Tem certeza de que quer excluir este quiz?',
  sureSeveral: ({ count }) =>
    `Tem certeza de que quer excluir estes ${plural(count, { one: '# quiz', other: '# quizzes' })}?`,
  contentsOne: ({ questions }) =>
    `Ele tem ${plural(questions, { one: '# pergunta', other: '# perguntas' })}.`,
  contentsSeveral: ({ questions }) =>
    `Eles têm ${plural(questions, { one: '# pergunta', other: '# perguntas' })}.`,
  takenOne: ({ questions, attempts }) =>
    `Ele tem ${plural(questions, { one: '# pergunta', other: '# perguntas' })} e foi feito ${plural(attempts, { one: '# vez', other: '# vezes' })}; os resultados de quem o fez permanecem.`,
  takenSeveral: ({ questions, attempts }) =>
    `Eles têm ${plural(questions, { one: '# pergunta', other: '# perguntas' })} e foram feitos ${plural(attempts, { one: '# vez', other: '# vezes' })}; os resultados de quem os fez permanecem.`,
  undoHint: ({ days }) =>
    `Pode ser desfeito por ${plural(days, { one: '# dia', other: '# dias' })}, em “Excluídos”.`,
  published: {
    done: ({ count }) => plural(count, { one: '# quiz publicado', other: '# quizzes publicados' }),
    notDone: 'Não publicado',
    already: ({ count }) =>
      plural(count, { one: '# quiz já publicado.', other: '# quizzes já publicados.' }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, { one: '# quiz virou rascunho', other: '# quizzes viraram rascunhos' }),
    notDone: 'Não virou rascunho',
    already: ({ count }) =>
      plural(count, { one: '# quiz já era rascunho.', other: '# quizzes já eram rascunhos.' }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, { one: '# quiz restaurado', other: '# quizzes restaurados' }),
    notDone: 'Não restaurado',
    already: ({ count }) =>
      plural(count, { one: '# quiz já restaurado.', other: '# quizzes já restaurados.' }),
  },
  deleted: {
    done: ({ count }) => plural(count, { one: '# quiz excluído', other: '# quizzes excluídos' }),
    notDone: 'Não excluído',
    already: ({ count }) =>
      plural(count, { one: '# quiz já excluído.', other: '# quizzes já excluídos.' }),
  },
  moved: {
    done: ({ count }) => plural(count, { one: '# quiz movido', other: '# quizzes movidos' }),
    notDone: 'Não movido',
    already: ({ count }) =>
      plural(count, { one: '# quiz já movido.', other: '# quizzes já movidos.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# quiz não existe mais.',
      other: '# quizzes não existem mais.',
    }),
  failed: {
    duplicating: 'Erro ao duplicar o quiz',
    updating: 'Erro ao atualizar os quizzes',
    restoring: 'Erro ao restaurar o quiz',
    deleting: 'Erro ao excluir o quiz',
    moving: 'Erro ao mover os quizzes',
  },
  manage: 'Gerenciar',
  pages: {
    categories: 'Categorias',
    categoriesHint: 'Nomes e descrições',
    hierarchy: 'Hierarquia de conteúdo',
    hierarchyHint: 'Categorias, subcategorias e seus quizzes',
    hierarchyDescription: 'Categorias, subcategorias e seus quizzes.',
    series: 'Séries de aprendizagem',
    seriesHint: 'Percursos ordenados de quizzes',
    testimonials: 'Depoimentos',
    testimonialsHint: 'O que dizem os alunos, aprovado ou não',
    settings: 'Configurações do sistema',
    settingsHint: 'Nome, contas, regras e prazos',
    users: 'Usuários',
    usersHint: 'Contas, funções e suspensões',
  },
};
