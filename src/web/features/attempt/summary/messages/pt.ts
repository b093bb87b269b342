import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Ainda não entregue',
    kept: 'Suas respostas estão guardadas neste dispositivo.',
    keptOf: ({ answered, total }) =>
      `Suas respostas estão guardadas neste dispositivo. Você respondeu ${answered} de ${total}.`,
    offline:
      'Sem conexão. Elas serão entregues automaticamente; mantenha esta página aberta. O que já estava salvo conta de qualquer forma quando o tempo acabar.',
    serverProblem:
      'O servidor está com um problema. Elas serão entregues automaticamente; mantenha esta página aberta. O que já estava salvo conta de qualquer forma quando o tempo acabar.',
  },
  tryAgain: 'Tentar de novo',
  rejected: { title: 'Não entregue', error: 'Erro ao entregar o quiz' },
  backToQuiz: 'Voltar ao quiz',
  myResults: 'Meus resultados',
  notLoaded: 'Não foi possível carregar seu resultado',
  safe: 'Ele está seguro no servidor.',
  stillOpen: {
    title: 'Esta tentativa ainda está aberta',
    reason: 'O resultado aparece aqui quando você a entregar ou o tempo acabar.',
    continue: 'Continuar o quiz',
  },
  void: {
    title: 'Esta tentativa não conta',
    reason: 'Você saiu nos primeiros segundos. Pode começar o quiz de novo a qualquer momento.',
  },
  browse: 'Explorar quizzes',
  bubbles: 'Suas respostas',
  bubble: {
    correct: ({ number }) => `Pergunta ${number}, correta`,
    part: ({ number }) => `Pergunta ${number}, em parte correta`,
    wrong: ({ number }) => `Pergunta ${number}, incorreta`,
    empty: ({ number }) => `Pergunta ${number}, sem resposta`,
    waiting: ({ number }) => `Pergunta ${number}, a corrigir`,
  },
  seeMistakes: 'Ver os erros',
  nextMistake: 'Próximo erro',
  missing: ({ count, pass, total }) =>
    `Com ${plural(count, { one: 'mais uma resposta correta', other: 'mais # respostas corretas' })} você teria sido aprovado (${pass} de ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `Com ${plural(count, { one: 'mais # ponto', other: 'mais # pontos' })} você teria sido aprovado (${pass} de ${total}).`,
  whatNext: 'E agora?',
  mastered: 'Você domina este quiz.',
  readExplanations: 'Leia as explicações antes de tentar de novo.',
  waitForMarks: 'Você receberá uma notificação quando tudo estiver corrigido.',
  retakeOn: 'Você pode refazê-lo em <date></date>.',
  review: 'Revisar respostas',
  moreQuizzes: 'Mais quizzes',
  timeTaken: ({ duration }) => `Tempo gasto: ${duration}`,
  ranOutEmpty: 'O tempo acabou sem nenhuma resposta: a tentativa conta como zero.',
  left: 'Você abandonou esta tentativa: ela conta como zero.',
  ranOut: 'O tempo acabou. Suas respostas foram avaliadas como estavam.',
  last: {
    same: ({ percent }) => `Igual à última vez (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# ponto', other: '# pontos' })} acima da última vez (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# ponto', other: '# pontos' })} abaixo da última vez (${percent})`,
  },
  average: {
    same: ({ percent }) => `Igual à média dos outros alunos (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# ponto', other: '# pontos' })} acima da média dos outros alunos (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# ponto', other: '# pontos' })} abaixo da média dos outros alunos (${percent})`,
  },
};
