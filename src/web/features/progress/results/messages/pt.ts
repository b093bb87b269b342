import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  pageTitle: 'Resultados, administração',
  description: 'Quem fez um quiz e o que as respostas dizem sobre as perguntas.',
  denied: 'Acesso negado',
  failed: 'Não foi possível carregar os resultados',
  lead: 'Quem fez este quiz e o que as respostas dizem sobre as perguntas.',
  editQuiz: 'Editar este quiz',
  views: {
    label: 'Visualizações',
    attempts: 'Tentativas',
    summary: 'Resumo',
    questions: 'Perguntas',
    live: 'Ao vivo',
    stars: 'Estrelas',
  },
  actFor: ({ act, name }) => `${act}: ${name}`,
  downloadCsv: 'Baixar CSV',
  downloadFailed: 'Não foi possível criar o arquivo',
  basis: {
    label: 'Tentativas analisadas',
    first: 'Primeiras tentativas',
    all: 'Todas as tentativas',
    firstHint: 'De cada pessoa é analisada a primeira tentativa entregue ou cujo tempo acabou.',
    allHint:
      'São analisadas todas as tentativas entregues ou cujo tempo acabou. Quem fez o quiz várias vezes conta várias vezes.',
    never:
      'Nunca são analisadas tentativas abertas, abandonadas, anuladas ou informadas pelo aluno, nem as de administradores e do autor do quiz. Tentativas com respostas a corrigir são analisadas quando estas estão corrigidas.',
  },
  live: {
    list: 'Quem está fazendo o quiz agora',
    found: ({ count }) =>
      plural(count, {
        one: '# pessoa está fazendo o quiz',
        other: '# pessoas estão fazendo o quiz',
      }),
    learner: 'Aluno',
    answered: 'Respondidas',
    answeredOf: ({ answered, total }) => `${answered} de ${total}`,
    timeLeft: 'Tempo restante',
    noTimeLimit: 'Sem limite de tempo',
    lastSaved: 'Última resposta salva',
    nothingYet: 'nenhuma ainda',
    minutes: 'Minutos',
    addToAll: ({ count }) =>
      plural(count, {
        one: 'Adicionar # minuto para todos',
        other: 'Adicionar # minutos para todos',
      }),
    addMinutes: ({ count }) =>
      plural(count, { one: 'Adicionar # minuto', other: 'Adicionar # minutos' }),
    added: ({ count }) =>
      plural(count, { one: '# minuto adicionado', other: '# minutos adicionados' }),
    notDone: 'Não foi possível fazer isso',
    noLearners: 'Ninguém está fazendo o quiz agora',
    noLearnersHint:
      'Os alunos aparecem aqui assim que começam. A lista é atualizada com atraso máximo de cinco segundos.',
  },
  attempts: {
    list: 'Tentativas',
    found: ({ count }) => plural(count, { one: '# tentativa', other: '# tentativas' }),
    search: 'Nome ou e-mail',
    outcome: 'Situação',
    anyOutcome: 'Qualquer situação',
    outcomes: {
      passed: 'Aprovado',
      failed: 'Não aprovado',
      to_be_marked: 'A corrigir',
      abandoned: 'Abandonado',
      open: 'Em andamento',
      self_reported: 'Informado pelo aluno',
    },
    learner: 'Aluno',
    erased: 'Conta apagada',
    number: ({ id }) => `Tentativa ${id}`,
    timedOut: 'Tempo esgotado',
    unlock: 'Permitir refazer agora',
    unlocked: 'O quiz está aberto de novo para esta pessoa',
    notDone: 'Não foi possível fazer isso',
    notCounted: 'Não analisada',
    score: 'Pontuação',
    scoreOf: ({ score, total }) => `${score} de ${total}`,
    pointsOf: ({ points, total }) => `${points} de ${total} pontos`,
    counts: {
      best: ({ percent }) => `A melhor tentativa conta: ${percent}`,
      last: ({ percent }) => `A última tentativa conta: ${percent}`,
      average: ({ percent }) => `A média conta: ${percent}`,
      first: ({ percent }) => `A primeira tentativa conta: ${percent}`,
    },
    started: 'Início',
    time: 'Duração',
    none: 'Ninguém fez este quiz ainda',
    noneHint: 'As tentativas aparecem aqui assim que alguém começa.',
    noMatch: 'Nenhuma tentativa corresponde',
    noMatchHint: 'Tente usar menos filtros.',
  },
  summary: {
    takers: 'Participantes',
    takersHint: ({ attempts }) =>
      `Com ${plural(attempts, { one: '# tentativa corrigida', other: '# tentativas corrigidas' })}.`,
    evaluated: 'Tentativas analisadas',
    evaluatedHint: 'Todos os outros números aqui são sobre elas.',
    evaluatedNewest:
      'Só as tentativas mais recentes, porque há muitas respostas. Todos os outros números aqui são sobre elas.',
    passRate: 'Taxa de aprovação',
    passRateHint: ({ passed, attempts }) => `${passed} de ${attempts} atingiram a nota mínima.`,
    mean: 'Pontuação média',
    meanHint: 'A média de todas as pontuações.',
    median: 'Mediana',
    medianHint: 'Metade das pontuações não é mais alta, metade não é mais baixa.',
    deviation: 'Desvio padrão',
    deviationHint:
      'Quanto as pontuações costumam se afastar da média, em pontos percentuais. Pequeno: todos têm mais ou menos o mesmo nível.',
    alpha: 'Alfa de Cronbach',
    alphaGood:
      'Confiável: com outras perguntas deste tipo, os alunos ficariam quase na mesma ordem.',
    alphaFair:
      'Suficiente para praticar e se orientar. Antes de decidir sobre alguém, acrescente perguntas ou melhore as fracas.',
    alphaPoor:
      'Grande parte da diferença entre os alunos se deve ao acaso. Acrescente perguntas ou melhore as que se destacam na lista de perguntas.',
    error: 'Erro padrão de medida',
    errorHint: ({ points }) =>
      `O acaso move uma pontuação cerca de ${points} pontos percentuais para cima ou para baixo. Quem está mais próximo que isso pode ter o mesmo nível.`,
    few: ({ count }) =>
      `Ainda não há tentativas suficientes: ${plural(count, { one: 'é necessária pelo menos #', other: 'são necessárias pelo menos #' })}.`,
    noSpread:
      'Não é possível calcular: todas as pontuações são iguais ou as tentativas têm só uma pergunta.',
    drawn: ({ each, all }) =>
      `As tentativas têm perguntas diferentes (em média ${each} de ${all}). O alfa é estimado pelos pares de perguntas que os mesmos alunos responderam.`,
    none: 'Nada para analisar ainda',
    noneHint: 'Os números aparecem após a primeira tentativa entregue.',
    distribution: 'Distribuição das pontuações',
    range: 'Pontuação',
    attempts: 'Tentativas',
    between: ({ from, to }) => `${from} a ${to}`,
  },
  questions: {
    list: 'Perguntas',
    found: ({ count }) =>
      plural(count, { one: '# pergunta foi feita', other: '# perguntas foram feitas' }),
    search: 'Buscar perguntas',
    question: 'Pergunta',
    takers: 'Participantes',
    facility: 'Facilidade',
    facilityHint:
      'Facilidade: a parte dos participantes que respondeu certo. Uma resposta omitida é errada. Se partes de respostas contam ou as erradas descontam, é o que uma resposta vale em média.',
    discrimination: 'Discriminação',
    discriminationHint: ({ count }) =>
      `Discriminação: se quem vai bem nas outras perguntas responde certo a esta, de −1 a 1 (correlação ponto-bisserial corrigida). É boa a partir de 0,2. É mostrada a partir de ${plural(count, { one: '# participante', other: '# participantes' })}.`,
    omitted: 'Omitidas',
    notesTitle: 'O que chama a atenção',
    notes: {
      against: 'Quem vai bem no resto erra esta pergunta mais que os outros. Confira o gabarito.',
      rival:
        'Os melhores escolhem uma opção errada mais vezes que a certa. Confira o gabarito e o enunciado.',
      hard: 'No máximo um em cada cinco responde certo.',
      easy: 'Quase todos respondem certo: ela diz pouco sobre os alunos.',
      weak: 'Ela mal distingue os alunos mais fortes dos mais fracos.',
      omitted: 'Pelo menos um em cada cinco a omite.',
      unused_option: 'Ninguém escolhe uma das opções erradas.',
    },
    options: 'Opções por grupo de pontuação',
    option: 'Opção',
    key: 'certa',
    groups: { lower: 'Grupo inferior', middle: 'Grupo médio', upper: 'Grupo superior' },
    groupsHint:
      'Grupos inferior e superior: os 27% das tentativas com as pontuações mais baixas e mais altas; pontuações iguais ficam no mesmo grupo. As partes se referem a todos do grupo a quem a pergunta foi feita. As opções são contadas por sua posição atual.',
    noGroups: 'As pontuações são parecidas demais para formar grupos.',
    noOptions: 'As respostas a este tipo de pergunta não indicam opções.',
    noMatch: 'Nenhuma pergunta corresponde',
    none: 'Nenhuma pergunta foi feita ainda',
    noneHint: 'Os números aparecem após a primeira tentativa entregue.',
  },
};
