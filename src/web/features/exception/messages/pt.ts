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
  allQuizzes: 'Todos os quizzes da turma',
  byClass: ({ name }) => `Concedida pela turma ${name}`,
  titleOf: ({ name }) => `Exceções para ${name}`,
  given: 'Concedidas nesta turma',
  classLead: 'Valem para os quizzes atribuídos nesta turma enquanto a pessoa for membro.',
  classHint: 'Vale para tentativas que começarem depois, em quizzes atribuídos nesta turma.',
  changeNamed: ({ name }) => `Alterar exceção: ${name}`,
  formerTeacher: 'Docente anterior',
  notAssigned: 'Sem efeito: este quiz não está atribuído agora',
  inEffect: 'Em vigor agora',
  begins: 'Em vigor a partir de <date></date>',
  time: ({ time }) => `Tempo: ${time}`,
  attempts: ({ used }) => `Tentativas usadas: ${used}`,
  attemptsOf: ({ used, most }) => `Tentativas usadas: ${used} de ${most}`,
  waits: 'Esperas',
  waitsUntil: 'Precisa esperar até <date></date>',
  endWait: 'Encerrar a espera',
  endWaitNamed: ({ name }) => `Encerrar a espera: ${name}`,
  waitEnded: 'A espera terminou',
  sources: {
    administrator: 'De um administrador:',
    'other-class': 'De outra turma:',
  },
};
