import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Intentos',
  attempt: ({ number }) => `Intento ${number}`,
  description: 'Lo que se recibió de un intento.',
  lead: 'Todas las respuestas de un intento que recibió el servidor, en orden. Los estudiantes ven el número del intento en su página de resultado.',
  denied: 'Acceso denegado',
  attemptNumber: 'Número de intento',
  wholeNumber: 'Escribe un número entero',
  show: 'Mostrar',
  notFound: ({ number }) => `No existe el intento ${number}`,
  failed: 'Este intento no se puede mostrar',
  loading: 'Cargando el intento',

  open: 'Abierto',
  learner: 'Estudiante',
  erasedAccount: 'Cuenta borrada',
  result: 'Resultado',
  notGraded: 'Aún sin calificar',
  score: ({ score, total, percent }) => `${score} de ${total} correctas, ${percent}`,
  points: ({ score, total, percent }) => `${score} de ${total} puntos, ${percent}`,
  started: 'Inicio',
  deadline: 'Fecha límite',
  exceptions: 'Excepciones',
  moreTime: ({ percent }) => `${percent} más de tiempo`,
  chosenTime: ({ percent }) => `${percent} más de tiempo, elegido por el estudiante`,
  addedMinutes: ({ count }) =>
    plural(count, { one: '# minuto añadido', other: '# minutos añadidos' }),
  waitEnded: 'Se puso fin a la espera anterior',
  ended: 'Fin',
  received: 'Recibido',
  lastHash: ({ hash }) => `Último hash, como en el recibo: <code>${hash}</code>`,

  record: {
    complete: {
      title: 'El registro está completo',
      text: 'Cada respuesta guardada coincide con el último evento de su pregunta.',
    },
    incomplete: {
      title: 'El registro está incompleto',
      text: 'Una versión anterior guardó algunas respuestas sin evento.',
    },
    altered: {
      title: 'El registro fue alterado',
      text: 'Una respuesta guardada o un evento se cambió en la base de datos, no desde este programa.',
    },
  },
  events: ({ count }) => plural(count, { one: '# evento', other: '# eventos' }),
  question: ({ number }) => `Pregunta ${number}`,
  noAnswer: 'Sin respuesta',
  flagged: 'Marcada',
  afterEvent: ({ number, total, time }) => `Después del evento ${number} de ${total}, ${time}`,
  beforeFirst: 'Antes del primer evento',
  previousEvent: 'Evento anterior',
  nextEvent: 'Evento siguiente',
  moment: 'Momento',
  paper: 'El examen en ese momento',
  correct: 'Correcta',
  partlyRight: 'En parte correcta',
  wrong: 'Incorrecta',
  nothingReceived: 'No se recibió ninguna respuesta.',
  eventsErased: 'La cuenta se borró, y los eventos con ella.',
};
