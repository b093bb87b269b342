import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  pending: {
    title: 'Aún sin entregar',
    kept: 'Tus respuestas están guardadas en este dispositivo.',
    keptOf: ({ answered, total }) =>
      `Tus respuestas están guardadas en este dispositivo. Respondiste ${answered} de ${total}.`,
    offline:
      'No hay conexión. Se entregarán automáticamente; deja esta página abierta. Lo que ya se había guardado cuenta en todo caso cuando se acabe el tiempo.',
    serverProblem:
      'El servidor tiene un problema. Se entregarán automáticamente; deja esta página abierta. Lo que ya se había guardado cuenta en todo caso cuando se acabe el tiempo.',
  },
  tryAgain: 'Reintentar',
  rejected: { title: 'Sin entregar', error: 'Error al entregar el cuestionario' },
  backToQuiz: 'Volver al cuestionario',
  myResults: 'Mis resultados',
  notLoaded: 'No se pudo cargar tu resultado',
  safe: 'Está a salvo en el servidor.',
  stillOpen: {
    title: 'Este intento sigue abierto',
    reason: 'Su resultado aparecerá aquí cuando lo entregues o se acabe el tiempo.',
    continue: 'Continuar el cuestionario',
  },
  void: {
    title: 'Este intento no cuenta',
    reason:
      'Saliste en los primeros segundos. Puedes volver a empezar el cuestionario cuando quieras.',
  },
  browse: 'Explorar cuestionarios',
  bubbles: 'Tus respuestas',
  bubble: {
    correct: ({ number }) => `Pregunta ${number}, correcta`,
    part: ({ number }) => `Pregunta ${number}, en parte correcta`,
    wrong: ({ number }) => `Pregunta ${number}, incorrecta`,
    empty: ({ number }) => `Pregunta ${number}, sin responder`,
    waiting: ({ number }) => `Pregunta ${number}, por calificar`,
  },
  seeMistakes: 'Ver los errores',
  nextMistake: 'Siguiente error',
  missing: ({ count, pass, total }) =>
    `Con ${plural(count, { one: 'una respuesta correcta más', other: '# respuestas correctas más' })} habrías aprobado (${pass} de ${total}).`,
  missingPoints: ({ count, pass, total }) =>
    `Con ${plural(count, { one: '# punto más', other: '# puntos más' })} habrías aprobado (${pass} de ${total}).`,
  whatNext: 'Qué sigue',
  mastered: 'Dominas este cuestionario.',
  readExplanations: 'Lee las explicaciones antes de volver a intentarlo.',
  waitForMarks: 'Recibirás una notificación cuando todo esté calificado.',
  retakeOn: 'Puedes repetirlo el <date></date>.',
  review: 'Revisar respuestas',
  moreQuizzes: 'Más cuestionarios',
  timeTaken: ({ duration }) => `Tiempo empleado: ${duration}`,
  ranOutEmpty: 'Se acabó el tiempo sin ninguna respuesta: el intento cuenta como cero.',
  left: 'Abandonaste este intento: cuenta como cero.',
  ranOut: 'Se acabó el tiempo. Tus respuestas se calificaron tal como estaban.',
  last: {
    same: ({ percent }) => `Igual que la última vez (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# puntos' })} por encima de la última vez (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# puntos' })} por debajo de la última vez (${percent})`,
  },
  average: {
    same: ({ percent }) => `Igual que la media de los demás estudiantes (${percent})`,
    above: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# puntos' })} por encima de la media de los demás estudiantes (${percent})`,
    below: ({ points, percent }) =>
      `${plural(points, { one: '# punto', other: '# puntos' })} por debajo de la media de los demás estudiantes (${percent})`,
  },
};
