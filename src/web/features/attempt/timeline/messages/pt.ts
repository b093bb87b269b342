import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Tentativas',
  attempt: ({ number }) => `Tentativa ${number}`,
  description: 'O que foi recebido de uma tentativa.',
  lead: 'Todas as respostas de uma tentativa que o servidor recebeu, em ordem. Os alunos veem o número da tentativa na página do resultado.',
  denied: 'Acesso negado',
  attemptNumber: 'Número da tentativa',
  wholeNumber: 'Digite um número inteiro',
  show: 'Mostrar',
  notFound: ({ number }) => `A tentativa ${number} não existe`,
  failed: 'Não é possível mostrar esta tentativa',
  loading: 'Carregando a tentativa',

  open: 'Em andamento',
  learner: 'Aluno',
  erasedAccount: 'Conta apagada',
  result: 'Resultado',
  notGraded: 'Ainda não avaliada',
  score: ({ score, total, percent }) => `${score} de ${total} corretas, ${percent}`,
  points: ({ score, total, percent }) => `${score} de ${total} pontos, ${percent}`,
  started: 'Início',
  deadline: 'Prazo',
  exceptions: 'Exceções',
  moreTime: ({ percent }) => `${percent} a mais de tempo`,
  chosenTime: ({ percent }) => `${percent} a mais de tempo, escolhido pelo aluno`,
  addedMinutes: ({ count }) =>
    plural(count, { one: '# minuto adicionado', other: '# minutos adicionados' }),
  waitEnded: 'A espera anterior foi encerrada',
  ended: 'Término',
  received: 'Recebido',
  lastHash: ({ hash }) => `Último hash, como no recibo: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'O registro está completo',
      text: 'Cada resposta salva corresponde ao último evento da sua pergunta.',
    },
    incomplete: {
      title: 'O registro está incompleto',
      text: 'Uma versão anterior salvou algumas respostas sem evento.',
    },
    altered: {
      title: 'O registro foi adulterado',
      text: 'Uma resposta salva ou um evento foi alterado no banco de dados, não por este programa.',
    },
  },
  events: ({ count }) => plural(count, { one: '# evento', other: '# eventos' }),
  question: ({ number }) => `Pergunta ${number}`,
  noAnswer: 'Sem resposta',
  flagged: 'Marcada',
  afterEvent: ({ number, total, time }) => `Após o evento ${number} de ${total}, ${time}`,
  beforeFirst: 'Antes do primeiro evento',
  previousEvent: 'Evento anterior',
  nextEvent: 'Próximo evento',
  moment: 'Momento',
  paper: 'A prova naquele momento',
  correct: 'Correta',
  partlyRight: 'Em parte correta',
  wrong: 'Incorreta',
  nothingReceived: 'Nenhuma resposta foi recebida.',
  eventsErased: 'A conta foi apagada, e os eventos com ela.',
};
