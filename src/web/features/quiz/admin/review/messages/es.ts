import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Antes de publicar',
  advice:
    'La puntuación es orientativa: un cuestionario se puede publicar con cualquier puntuación.',
  score: 'Puntuación del cuestionario',
  outOf: ({ score }) => `${score} de 100`,
  noScore: 'El cuestionario no tiene preguntas propias, así que no hay nada que puntuar.',
  bands: {
    high: 'Bien hecho.',
    middle: 'Bien, con algunas cosas que mejorar.',
    low: 'Varias cosas merecen otro vistazo.',
  },
  parts: {
    writing: 'Redacción',
    explanations: 'Explicaciones',
    altTexts: 'Textos de imágenes y sonidos',
    difficulty: 'Mezcla de dificultades',
    keyPositions: 'Posición de las respuestas correctas',
    tags: 'Etiquetas',
    passMark: 'Nota mínima',
    time: 'Tiempo',
  },
  notApplicable: ({ parts }) => `No se aplica aquí: ${parts}`,
  severities: {
    serious: 'Importante',
    slight: 'Consejo',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Casi todas las preguntas tienen la dificultad «${difficulty}». Una mezcla muestra mejor lo que saben los estudiantes.`,
    noTags:
      'Sin etiquetas, las preguntas son difíciles de encontrar en el banco y los resultados no pueden nombrar sus temas.',
    noCoverText: 'La portada no tiene texto. Solo es correcto si se limita a decorar el título.',
    passesAll: 'Con una nota mínima del 0 %, se aprueban todos los intentos.',
    perfection: 'Con una nota mínima del 100 %, basta un descuido para no aprobar un intento.',
    guessable: ({ percent }) =>
      `Solo adivinando se obtiene alrededor del ${percent}, cerca de la nota mínima o por encima.`,
    shortTime: ({ time }) =>
      `Los estudiantes suelen necesitar alrededor de ${time}. El límite de tiempo es menor.`,
    longTime: ({ time }) =>
      `Los estudiantes suelen necesitar alrededor de ${time}. El límite de tiempo es mucho mayor.`,
    shortQuestionTime: 'El tiempo por pregunta no basta para leer y responder estas.',
  },
  fromBank: ({ first }) =>
    `A partir del número ${first}, las preguntas son del banco: las vinculadas y una muestra de las sorteadas.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# pregunta del banco no forma parte de la puntuación.',
      other: '# preguntas del banco no forman parte de la puntuación.',
    }),
  learners: 'Lo que verán los estudiantes',
  asked: ({ count }) =>
    plural(count, { one: '# pregunta por intento', other: '# preguntas por intento' }),
  ofOwn: ({ asked, total }) => `Se sortean ${asked} de ${total} preguntas propias`,
  passMark: 'Nota mínima',
  wait: 'Espera entre intentos',
  waits: ({ passed, failed }) => `${passed} tras aprobar, ${failed} tras no aprobar`,
  noWait: 'Ninguna',
  who: 'Quién puede hacerlo',
  everyone: 'Todos',
  publish: 'Publicar',
  open: 'Abrir en el editor',
  loadFailed: 'No se pudo cargar el cuestionario',
};
