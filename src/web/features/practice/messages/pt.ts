import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Prática',
  daily: 'Pergunta do dia',
  bookmarks: 'Favoritos e notas',
  lead: 'Perguntas que você já viu, quantas vezes quiser. A prática não conta em nenhum resultado e não bloqueia nada.',
  nothingYet: 'Ainda não há o que praticar',
  sprintMode: 'Sprint de cinco minutos',
  nothingYetHint:
    'Conclua um quiz e suas perguntas podem ser praticadas aqui a qualquer momento, mesmo com o quiz bloqueado.',
  chooseQuiz: 'Escolher um quiz',
  due: ({ count }) =>
    plural(count, { one: '# pergunta para revisar', other: '# perguntas para revisar' }),
  nothingDue: 'Nada para revisar agora',
  dueHint:
    'São as que você está prestes a esquecer. Alguns minutos agora poupam muito tempo depois.',
  nothingDueHint: 'Pratique o que quiser ou volte mais tarde.',
  mistakesHint: 'Repita o que errou ou volte mais tarde.',
  practiseDue: 'Fazer as revisões de hoje',
  practiseMixed: 'Prática mista',
  mistakes: ({ count }) => plural(count, { one: 'Repetir # erro', other: 'Repetir # erros' }),
  forecast: 'Revisões das próximas duas semanas',
  dueOn: ({ day, count }) =>
    `${day}: ${plural(count, { one: '# pergunta', other: '# perguntas' })}`,
  today: 'Hoje',
  seen: 'Perguntas vistas',
  thisWeek: 'Praticadas em 7 dias',
  rightThisWeek: 'Acertos em 7 dias',
  topics: 'Temas',
  topicsHint: 'A parte que você deve acertar hoje, os mais fracos primeiro.',
  quizzes: 'Quizzes',
  remembered: ({ percent }) => `${percent} lembrado`,
  questionsAndDue: ({ questions, due }) =>
    `${plural(questions, { one: '# pergunta', other: '# perguntas' })}, para revisar: ${number(due)}`,
  practise: 'Praticar',
  practiseNamed: ({ name }) => `Praticar: ${name}`,
  settings: 'Configurações',
  target: 'Parte a lembrar',
  targetHint:
    'Uma pergunta volta quando a probabilidade de você se lembrar dela cai para esta parte. Uma parte maior significa mais perguntas por dia.',
  asksConfidence: 'Perguntar se tenho certeza',
  asksConfidenceHint: 'O que foi chutado volta então antes.',
  dailyGoal: 'Perguntas por dia',
  dailyGoalHint:
    'Sua meta diária, nos quizzes e na prática. Os dias são os do fuso horário do seu perfil.',
  noGoal: 'Sem meta',
  notSaved: 'A configuração não foi salva',
  notLoaded: 'Erro ao carregar as perguntas',
  emptySet: 'Não há o que praticar aqui',
  emptySetHint: 'Não há nada deste tipo para revisar no momento.',
  emptyQuizHint:
    'As perguntas de um quiz podem ser praticadas depois de uma tentativa cujas respostas certas são mostradas, ou logo, se ele foi aberto para prática.',
  emptyBookmarksHint:
    'Marque favoritos nos seus resultados ou aqui depois de uma resposta. Eles podem ser praticados enquanto o quiz estiver aberto.',
  toOverview: 'Toda a prática',
  progress: 'Progresso',
  doneOf: ({ done, total }) => `${done} de ${total}`,
  check: 'Conferir',
  next: 'Próxima pergunta',
  finish: 'Concluir',
  notChecked: 'A resposta não foi conferida',
  howSure: 'Você tem certeza?',
  confidences: { sure: 'Com certeza', unsure: 'Acho que sim', guess: 'Chute' },
  againOn: 'Volta em <date></date>.',
  setDone: 'Rodada concluída',
  rightOf: ({ right, total }) => `${right} de ${total} certas`,
  allRight: 'Tudo certo. Muito bem!',
  someWrong: ({ count }) =>
    plural(count, {
      one: '# resposta estava errada. Ela volta em breve.',
      other: '# respostas estavam erradas. Elas voltam em breve.',
    }),
  more: 'Outra rodada',
  toMistakes: 'Repetir erros',
};
