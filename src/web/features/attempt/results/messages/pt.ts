import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  title: 'Meus resultados',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# tentativa', other: '# tentativas' })}, aprovadas: ${passed}.`,
  noneFound: 'Nenhum destes',
  showAll: 'Mostrar todas',
  showMore: ({ count }) => `Mostrar mais ${plural(count, { one: '#', other: '#' })}`,
  noResults: 'Ainda não há resultados',
  noResultsHint: 'Depois do seu primeiro quiz, o resultado e todas as respostas aparecem aqui.',
  explore: 'Explorar quizzes',
  attempts: 'Tentativas',
  tableName: 'Suas tentativas concluídas, da mais recente à mais antiga',
  quiz: 'Quiz',
  verdict: 'Situação',
  score: 'Pontuação',
  correct: 'Corretas',
  points: 'pontos',
  time: 'Tempo',
  finished: 'Concluído',
  selfReported: 'Autodeclarado',
  filterByVerdict: 'Filtrar por situação',
  all: 'Todos',
  allQuizzes: 'Todos os quizzes',
  from: 'De',
  to: 'Até',
  saveAsCsv: 'Salvar como CSV',
  csv: {
    fileName: 'meus-resultados.csv',
    questions: 'Perguntas',
    points: 'Pontos',
    seconds: 'Segundos',
    reportedBy: 'Registrado por',
    you: 'você',
    server: 'o servidor',
  },
  beforeRegrade: ({ score, total }) => `Antes da nova correção: ${score} de ${total}.`,
  pointsBeforeRegrade: ({ points, total }) =>
    `Antes da nova correção: ${points} de ${total} pontos.`,
  trend: {
    title: ({ count }) => `Suas últimas ${count} tentativas avaliadas`,
    asList: 'Os números em uma lista',
    chart: 'Pontuação por tentativa, da mais antiga à mais recente',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `De ${first} em ${firstDate} a ${last} em ${lastDate}; ${passed} de ${plural(count, { one: '# tentativa', other: '# tentativas' })} atingiram a nota mínima.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `De ${first} em ${firstDate} a ${last} em ${lastDate}; ${passed} de ${plural(count, { one: '# tentativa', other: '# tentativas' })} atingiram a nota mínima de ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent} em ${date}`,
    passMark: 'Nota mínima',
  },
  explain: 'Explicar meu resultado',
  print: 'Imprimir',
  result: 'Resultado',
  finishedOn: 'Concluído em <date></date>.',
  finishedIn: ({ duration }) => `Concluído em <date></date>, em ${duration}.`,
  selfReportedNote: 'Autodeclarado: não conta na classificação.',
  retakeOn: 'Você pode refazê-lo em <date></date>.',
  attempt: ({ id }) => `Tentativa ${id}.`,
  downloadReceipt: 'Baixar o recibo assinado',
  receiptFile: ({ product, id }) => `${product}-recibo-${id}.json`,
  noReceipt: 'Sem recibo',
  noAnswersKept: 'Nenhuma resposta individual desta tentativa foi guardada.',
  showAllQuestions: 'Mostrar todas as perguntas',
  toTheQuiz: 'Ir para o quiz',
  moreQuizzes: 'Mais quizzes',
  filterQuestions: 'Filtrar perguntas',
  filters: { all: 'Todas', wrong: 'Incorretas', flagged: 'Marcadas', unanswered: 'Sem resposta' },
  keys: { title: 'Atalhos de teclado', next: 'próxima pergunta', previous: 'pergunta anterior' },
};
