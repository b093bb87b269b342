import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Mis resultados',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# intento', other: '# intentos' })}, aprobados: ${passed}.`,
  newest: ({ count }) =>
    `Esta lista contiene tus ${count} intentos más recientes. La exportación de tus datos los contiene todos.`,
  noneFound: 'No hay ninguno',
  showAll: 'Mostrar todos',
  showMore: ({ count }) => `Mostrar ${plural(count, { one: '# más', other: '# más' })}`,
  noResults: 'Aún no hay resultados',
  noResultsHint:
    'Después de tu primer cuestionario, aquí verás su resultado y todas las respuestas.',
  explore: 'Explorar cuestionarios',
  attempts: 'Intentos',
  tableName: 'Tus intentos terminados, los más recientes primero',
  quiz: 'Cuestionario',
  verdict: 'Calificación',
  score: 'Puntuación',
  correct: 'Correctas',
  points: 'puntos',
  time: 'Tiempo',
  finished: 'Terminado',
  selfReported: 'Declarado por ti',
  filterByVerdict: 'Filtrar por calificación',
  all: 'Todos',
  allQuizzes: 'Todos los cuestionarios',
  from: 'Desde',
  to: 'Hasta',
  saveAsCsv: 'Guardar como CSV',
  csv: {
    fileName: 'mis-resultados.csv',
    questions: 'Preguntas',
    points: 'Puntos',
    seconds: 'Segundos',
    reportedBy: 'Declarado por',
    you: 'tú',
    server: 'el servidor',
  },
  beforeRegrade: ({ score, total }) => `Antes de la nueva calificación: ${score} de ${total}.`,
  pointsBeforeRegrade: ({ points, total }) =>
    `Antes de la nueva calificación: ${points} de ${total} puntos.`,
  trend: {
    title: ({ count }) => `Tus últimos ${count} intentos calificados`,
    asList: 'Las cifras en una lista',
    chart: 'Puntuación por intento, el más antiguo primero',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `Del ${first} el ${firstDate} al ${last} el ${lastDate}; ${passed} de ${plural(count, { one: '# intento', other: '# intentos' })} alcanzaron la nota mínima.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `Del ${first} el ${firstDate} al ${last} el ${lastDate}; ${passed} de ${plural(count, { one: '# intento', other: '# intentos' })} alcanzaron la nota mínima del ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz}: ${percent} el ${date}`,
    passMark: 'Nota mínima',
  },
  explain: 'Explicar mi resultado',
  challengeFriend: 'Retar a alguien',
  print: 'Imprimir',
  result: 'Resultado',
  finishedOn: 'Terminado el <date></date>.',
  finishedIn: ({ duration }) => `Terminado el <date></date>, en ${duration}.`,
  selfReportedNote: 'Declarado por ti: no cuenta en la clasificación.',
  retakeOn: 'Puedes repetirlo el <date></date>.',
  attempt: ({ id }) => `Intento n.º ${id}.`,
  downloadReceipt: 'Descargar el recibo firmado',
  receiptFile: ({ product, id }) => `${product}-recibo-${id}.json`,
  noReceipt: 'Sin recibo',
  noAnswersKept: 'De este intento no se guardan respuestas individuales.',
  showAllQuestions: 'Mostrar todas las preguntas',
  toTheQuiz: 'Ir al cuestionario',
  moreQuizzes: 'Más cuestionarios',
  oneByOne: {
    begin: ({ count }) => `Ver ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
    moves: 'Preguntas, de una en una',
    back: 'Volver al resultado',
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    position: ({ number, total }) => `${number} de ${total}`,
  },
  filterQuestions: 'Filtrar preguntas',
  filters: { all: 'Todas', wrong: 'Incorrectas', flagged: 'Marcadas', unanswered: 'Sin responder' },
  keys: { title: 'Atajos de teclado', next: 'pregunta siguiente', previous: 'pregunta anterior' },
};
