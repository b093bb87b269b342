import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Quizzes',
  titleOf: ({ category }) => `Quizzes de ${category}`,
  lead: 'Escolha um tema, fique de olho no tempo e veja depois cada resposta explicada.',
  description: 'Quizzes com tempo limitado por tema e nível, com cada resposta explicada no final.',
  descriptionOf: ({ category }) =>
    `Quizzes de ${category} com tempo limitado, com cada resposta explicada no final.`,
  categories: 'Categorias',
  allCategories: 'Todas as categorias',
  categoriesFailed: 'Erro ao carregar as categorias',
  subCategories: 'Subcategorias',
  allSubCategories: 'Todas',
  difficulty: 'Dificuldade',
  anyLevel: 'Todos os níveis',
  length: 'Duração',
  anyLength: 'Qualquer duração',
  lengths: {
    short: 'Até 10 min',
    medium: 'De 11 a 20 min',
    long: 'Mais de 20 min',
  },
  state: 'Seu progresso',
  anyState: 'Qualquer progresso',
  states: {
    new: 'Novo para você',
    open: 'Em andamento',
    mastered: 'Dominado',
    to_be_marked: 'A corrigir',
    cooldown: 'Em espera',
  },
  sort: 'Ordenar por',
  sorts: {
    best: 'Mais relevantes',
    newest: 'Mais recentes',
    popular: 'Mais feitos',
    stars: 'Os mais apreciados',
    title: 'Título de A a Z',
    shortest: 'Mais curtos',
  },
  searchPlaceholder: 'Buscar quizzes',
  searchByWords: 'Buscar quizzes por palavras',
  search: 'Buscar',
  clearSearch: 'Limpar a busca',
  found: ({ count }) => plural(count, { one: '# quiz', other: '# quizzes' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# quiz', other: '# quizzes' })} para “${text}”`,
  quoted: ({ text }) => `“${text}”`,
  removeFilter: ({ filter }) => `Remover o filtro ${filter}`,
  clearAll: 'Limpar tudo',
  clearAllFilters: 'Limpar todos os filtros',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  beyondEnd: 'A lista termina antes desta página',
  firstPage: 'Ir para a primeira página',
  noMatch: 'Nenhum quiz corresponde',
  noMatchHint: 'Tente menos palavras ou remova um dos filtros.',
  membersOnly: 'Só para membros',
};
