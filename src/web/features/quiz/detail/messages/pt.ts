import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  quizzes: 'Quizzes',
  breadcrumb: 'Trilha de navegação',
  descriptionOf: ({ questions, category }) =>
    `Um quiz de ${category} com tempo limitado e ${plural(questions, { one: '# pergunta', other: '# perguntas' })}.`,
  alsoIn: 'Também em:',
  inYourLanguage: 'Fazer este quiz em português',
  challenged: 'Você recebeu um desafio!',
  challenge: 'Alguém desafia você a superar a pontuação dele.',
  challengeWithBest: ({ best }) =>
    `Alguém desafia você a superar a pontuação dele. A melhor até agora é ${best}.`,
  othersResults: 'Como os outros se saíram',
  everyonesResults: 'Como todos se saíram',
  takers: ({ count }) => plural(count, { one: 'aluno fez', other: 'alunos fizeram' }),
  onlyYou: 'aluno fez: você',
  topScore: 'Melhor pontuação',
  averageScore: 'Pontuação média',
  passRate: 'Taxa de aprovação',
  takeThisQuiz: 'Fazer este quiz',
  passMark: ({ percent }) => `Nota mínima: ${percent}. O tempo começa na primeira pergunta.`,
  passMarkUntimed: ({ percent }) => `Nota mínima: ${percent}. Não há limite de tempo.`,
  allRules: 'Todas as regras',
  free: 'Grátis. Seus resultados ficam salvos.',
  yourProgress: 'Seu progresso',
  notTaken: 'Você ainda não fez este quiz.',
  left: 'Você saiu deste quiz antes de entregar. Ainda não há pontuação.',
  mastered: 'Dominado',
  best: ({ correct, total, count }) =>
    `Seu melhor resultado: ${correct} de ${total} em ${plural(count, { one: '# tentativa', other: '# tentativas' })}; a última em <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `Seu melhor resultado: ${points} de ${total} pontos em ${plural(count, { one: '# tentativa', other: '# tentativas' })}; a última em <date></date>`,
  marks: {
    last: ({ percent }) => `Sua última tentativa conta: ${percent}`,
    average: ({ percent }) => `A média das suas tentativas conta: ${percent}`,
    first: ({ percent }) => `Sua primeira tentativa conta: ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `Seus resultados, do mais antigo ao mais recente: ${results}. Nota mínima: ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, depois ${percent}`,
  timeIsUp: 'O tempo acabou',
  leftAtOnce: 'Você saiu deste quiz logo após começar, e o tempo dele acabou.',
  untilStart: 'até poder começar de novo, em <at></at>',
  untilRetake: 'até poder refazer, em <at></at>',
  closedFirst: 'O quiz encerra antes de você poder refazê-lo.',
  passed: 'Aprovado',
  failedCooldown: 'Não aprovado: em espera',
  toBeMarked: 'A corrigir',
  lastResult: ({ score, total, percent }) => `${score} de ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }) => `${points} de ${total} pontos, ${percent}.`,
  seeAnswers: 'Ver suas respostas',
  practise: 'Praticar estas perguntas',
  practiseOthers: 'Praticar outras perguntas',
  notFound: 'Quiz não encontrado',
  notFoundHint: 'O quiz que você procura não existe ou foi removido.',
  browse: 'Explorar quizzes',
  access: {
    opens: 'Abre em <date></date>',
    closes: 'Encerra em <date></date>',
    extraTime: ({ percent, time }) => `Você tem ${percent} a mais de tempo: ${time}.`,
    extraAttempts: ({ count, all }) =>
      `Você tem ${plural(count, { one: '# tentativa', other: '# tentativas' })} a mais: ${all} no total.`,
    ownDate: 'Data só para você.',
    needsCode: 'Você precisa de um código de acesso para começar.',
    notYet: 'Ainda não aberto',
  },
  overview: {
    title: ({ title }) => `Antes de começar: ${title}`,
    description: 'As regras, o tempo, a nota mínima e o que acontece se você sair ou não passar.',
    lead: 'O que esperar, como o quiz é corrigido e o que acontece se você sair ou o tempo acabar.',
    back: 'Voltar ao quiz',
    rules: 'Regras e tempo',
    questions: 'Você pode pular, marcar e voltar. Uma pergunta sem resposta conta como errada.',
    questionsOneWay:
      'As perguntas vêm uma após a outra e não há volta: responda a cada uma antes de continuar. Uma pergunta sem resposta conta como errada.',
    questionsWithPenalty:
      'Você pode pular, marcar e voltar. Uma pergunta sem resposta não soma nem desconta.',
    questionsOneWayWithPenalty:
      'As perguntas vêm uma após a outra e não há volta: responda a cada uma antes de continuar. Uma pergunta sem resposta não soma nem desconta.',
    allOnOnePage: 'Todas as perguntas estão em uma página.',
    clock:
      'O tempo começa na primeira pergunta e continua correndo mesmo se você fechar a página. Você pode voltar em qualquer dispositivo até o tempo acabar.',
    noClock: ({ days }) =>
      `Leve o tempo de que precisar. Você pode fechar a página e voltar em qualquer dispositivo. Uma tentativa ainda aberta quando o quiz for encerrado, ou após ${plural(days, { one: '# dia', other: '# dias' })}, é avaliada com as respostas salvas até então.`,
    questionTime: ({ seconds }) =>
      plural(seconds, {
        one: '# segundo por pergunta',
        other: '# segundos por pergunta',
      }),
    questionTimeText:
      'O tempo de uma pergunta começa quando você chega a ela e continua, mesmo que feche a página. Quando acaba, vale a resposta dada e vem a próxima pergunta.',
    toPass: ({ percent }) => `${percent} para passar`,
    passMark: ({ needed, count }) =>
      `São ${needed} de ${plural(count, { one: '# pergunta', other: '# perguntas' })}. Se várias opções estiverem corretas, escolha todas e nenhuma outra.`,
    passMarkPoints: ({ needed, count }) =>
      `São ${needed} de ${plural(count, { one: '# ponto', other: '# pontos' })}; uma resposta certa vale um.`,
    partialCredit: 'Pontos parciais',
    partialCreditText:
      'Uma resposta em parte correta vale uma parte dos pontos. Se várias opções estiverem corretas, cada certa soma e cada errada desconta.',
    penalty: 'Respostas erradas descontam pontos',
    penaltyText: ({ percent }) =>
      `Uma resposta errada custa ${percent} de uma pergunta. Uma pergunta omitida não custa nada. Seu resultado nunca fica abaixo de zero.`,
    timeOut: 'Quando o tempo acaba',
    timeOutText: 'Suas respostas serão entregues automaticamente e corrigidas.',
    checking: 'Conferir respostas',
    checkingText: {
      marks:
        'Você pode conferir cada resposta e ver na hora se está certa. Depois ela não pode mais mudar e, se você então sair, a tentativa é avaliada como está.',
      keys: 'Você pode conferir cada resposta e ver na hora qual é a certa. Depois ela não pode mais mudar e, se você então sair, a tentativa é avaliada como está.',
      explanations:
        'Você pode conferir cada resposta e ver na hora qual é a certa e por quê. Depois ela não pode mais mudar e, se você então sair, a tentativa é avaliada como está.',
    },
    leaving: 'Se você sair',
    leavingText:
      'Confirmar a saída do quiz encerra a tentativa com pontuação zero. Perder a conexão ou ficar sem bateria, não: as respostas são salvas à medida que você as dá.',
    failing: 'Se você não passar',
    failingText: ({ failedHours, passedDays }) =>
      `Você pode refazê-lo depois de ${plural(failedHours, { one: '# hora', other: '# horas' })}. Se não passasse agora, seria em <date></date>. Um quiz aprovado pode ser refeito depois de ${plural(passedDays, { one: '# dia', other: '# dias' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# tentativa', other: '# tentativas' }),
    attemptsText: 'É o número de vezes que você pode fazê-lo. Uma tentativa abandonada conta.',
    counted: 'Qual tentativa conta',
    countedText: {
      last: 'Sua última tentativa conta.',
      average: 'A média de todas as suas tentativas conta.',
      first: 'Sua primeira tentativa conta.',
    },
    noWait: 'Você pode refazê-lo imediatamente.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `Você pode refazê-lo ${failed} depois de uma tentativa não aprovada; se não passasse agora, seria em <date></date>. Depois de uma aprovada, após ${passed}.`,
    antiCheating: 'Contra fraudes',
    antiCheatingText:
      'O servidor controla o tempo, sorteia as perguntas e corrige as respostas; durante uma tentativa, as corretas nunca chegam ao seu navegador antes da entrega. Nada mais é registrado: nem câmera, nem tela, nem digitação. Trabalhe sem ajuda e sem anotações.',
    antiCheatingChecked:
      'O servidor controla o tempo, sorteia as perguntas e corrige as respostas; durante uma tentativa, as corretas só chegam ao seu navegador na entrega ou quando você confere a resposta. Nada mais é registrado: nem câmera, nem tela, nem digitação. Trabalhe sem ajuda e sem anotações.',
    startNow: 'Começar agora',
  },
};
