import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Exceções',
  lead: 'O que é permitido a esta pessoa além das regras dos quizzes.',
  failed: 'Erro ao carregar as exceções',
  add: 'Adicionar exceção',
  everyQuiz: 'Todos os quizzes',
  moreTime: ({ percent }) => `${percent} a mais de tempo`,
  moreAttempts: ({ count }) =>
    plural(count, { one: '# tentativa a mais', other: '# tentativas a mais' }),
  openUntil: 'Aberto até <date></date>',
  removeNamed: ({ name }) => `Remover exceção: ${name}`,
  removed: 'A exceção foi removida',
  added: 'A exceção foi salva',
  notDone: 'Não foi possível fazer isso',
  quiz: 'Quiz',
  nothingFound: 'Nenhum quiz encontrado',
  extraTime: 'Tempo extra',
  none: 'Nenhum',
  extraAttempts: 'Tentativas extras',
  closesAt: 'Aberto até',
  hint: 'Vale para tentativas que começarem depois. Outra exceção no mesmo quiz é substituída.',
  cancel: 'Cancelar',
  save: 'Salvar',
  close: 'Fechar',
};
