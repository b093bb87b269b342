import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  ready: 'Tudo pronto para entregar?',
  close: 'Fechar',
  counts: {
    answered: 'Respondidas',
    unanswered: 'Sem resposta',
    flagged: 'Marcadas',
    timeLeft: 'Tempo restante',
  },
  withoutAnswer: ({ count }) =>
    `${plural(count, { one: '# pergunta', other: '# perguntas' })} sem resposta`,
  countAsWrong: 'Perguntas sem resposta contam como incorretas.',
  earnNothing: 'Perguntas sem resposta não somam nem descontam.',
  flagged: 'Marcadas para rever',
  finalNote: ({ account }) =>
    `Você não poderá mudar as respostas depois de entregar. Entrega como ${account}.`,
  finalNoteAllAnswered: ({ account }) =>
    `Tudo respondido. Você não poderá mudar as respostas depois de entregar. Entrega como ${account}.`,
  guestNote: 'Você não poderá mudar as respostas depois de entregar.',
  guestNoteAllAnswered: 'Tudo respondido. Você não poderá mudar as respostas depois de entregar.',
  keepWorking: 'Continuar respondendo',
  submit: 'Entregar quiz',
  goTo: ({ number }) => `Ir para a pergunta ${number}`,
  goToRange: ({ from, to }) => `Ir para as perguntas ${from}–${to}`,
  leave: {
    title: 'Sair deste quiz?',
    confirm: 'Sair do quiz',
    stay: 'Ficar e continuar',
    follows: ({ wait }) =>
      `Se você sair, esta tentativa termina agora. Ela conta como zero, não aprovada, e você poderá refazer o quiz daqui a ${wait}.`,
    followsAtOnce: 'Sair encerra esta tentativa agora. Ela conta como zero, não aprovada.',
    graded:
      'Sair encerra esta tentativa agora. Uma resposta foi conferida, por isso ela é corrigida com as respostas que você deu.',
    failed: ({ reason }) => `${reason} Você ainda não saiu.`,
  },
  left: {
    title: ({ quiz }) => `Você saiu de “${quiz}”`,
    void: ({ time }) => `Recebido às ${time}. Não conta: você saiu nos primeiros segundos.`,
    counts: ({ time }) => `Recebido às ${time}. A tentativa conta como não aprovada.`,
    countsUntil: ({ time, opens }) =>
      `Recebido às ${time}. A tentativa conta como não aprovada. Você poderá refazer o quiz em ${opens}.`,
  },
  stillOpen: {
    title: ({ quiz }) => `“${quiz}” ainda está aberto`,
    reason: 'Não foi possível acessar o servidor. Você pode continuar até o tempo acabar.',
  },
  submitFailed: 'Erro ao entregar o quiz',
  submitFailedHint: 'Não foi possível entregar o quiz. Tente de novo.',
  timesUp: 'O tempo acabou',
  timesUpHint: 'Suas respostas estão sendo entregues.',
};
