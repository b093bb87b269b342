import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  search: 'Buscar quizzes',
  submit: 'Buscar',
  close: 'Fechar a busca',
  suggestions: ({ count }) => plural(count, { one: '# sugestão', other: '# sugestões' }),
  recent: 'Buscas recentes',
  matching: 'Quizzes encontrados',
  clearRecent: 'Limpar buscas recentes',
  notAvailable: 'As sugestões não estão disponíveis no momento.',
  noTitle: 'Nenhum quiz tem isso no título.',
  allResults: ({ text }) => `Ver todos os resultados para “${text}”`,
  questions: 'Perguntas',
  draftOf: ({ quiz }) => `${quiz} (rascunho)`,
};
