import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  question: ({ number }) => `Pregunta ${number}`,
  linkToQuestion: ({ number }) => `Enlace a la pregunta ${number}`,
  flagged: 'Marcada',
  correct: 'Correcta',
  wrong: 'Incorrecta',
  partlyRight: 'En parte correcta',
  credit: ({ percent }) => `${percent} de esta pregunta`,
  notAnswered: 'Sin responder',
  notMarked: 'Sin calificar',
  provisional: 'Este resultado es provisional: quedan respuestas por calificar y solo puede subir.',
  sampleAnswer: 'Respuesta modelo',
  comment: 'Comentario',
  keyNotShown:
    'La respuesta correcta no se muestra: el cuestionario se abandonó antes de responder esta pregunta.',
  withheld: {
    score: 'De este intento solo se muestra la puntuación.',
    marks: 'Se muestra qué respuestas eran correctas, pero no las respuestas correctas.',
    keys: 'No se muestran explicaciones.',
    more: 'Se mostrará más cuando se cierre el cuestionario: <date></date>.',
  },
  regraded: {
    new_key: 'La clave se cambió después; tu respuesta cuenta según la nueva.',
    either_key:
      'La clave se cambió después; cuentan las respuestas correctas según cualquiera de las dos.',
    full_credit: 'Todos reciben el punto de esta pregunta.',
  },
  explanation: 'Explicación',
  yourAnswer: 'Tu respuesta',
  yourAnswerCorrect: 'Tu respuesta, correcta',
  yourAnswerWrong: 'Tu respuesta, incorrecta',
  yourPosition: ({ number }) => `Tu posición: ${number}`,
  notPlaced: 'No elegido',
  practiseOthers: 'Practicar otras preguntas',
  practise: 'Practicar estas preguntas',
  correctAnswer: 'Respuesta correcta',
  noAnswer: 'ninguna',
  true: 'Verdadero',
  false: 'Falso',
  picture: {
    missing: 'No se pudo cargar la imagen de esta pregunta.',
    missingOf: ({ alt }) => `No se pudo cargar la imagen de esta pregunta. Muestra: ${alt}`,
    alt: 'Imagen de la pregunta',
    altLarge: 'Imagen de la pregunta, ampliada',
    enlarge: 'Ampliar',
    title: 'Imagen de la pregunta',
    close: 'Cerrar',
  },
  score: ({ score, passMark }) => `${score} de 100 %, nota mínima ${passMark}`,
  passMark: ({ percent }) => `Nota mínima ${percent}`,
  scoreOf: ({ score, total }) => `${score} de ${total} correctas`,
  pointsOf: ({ points, total }) => `${points} de ${total} puntos`,
  verdict: {
    passed: 'Aprobado',
    failed: 'No aprobado',
    waiting: 'Por calificar',
    left: 'Abandonado',
  },
  receipt: {
    none: 'No se recibió ninguna respuesta.',
    received: ({ count, time }) =>
      `${plural(count, { one: '# respuesta recibida', other: '# respuestas recibidas' })} a las ${time}.`,
    late: ({ number, seconds }) => `La respuesta ${number} llegó ${seconds} s tarde y no se contó.`,
  },
  either: ({ one, other }) => `${one} o ${other}`,
};
