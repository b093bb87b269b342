import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof english> = {
  title: 'Calificar',
  intro: 'Respuestas que esperan tu calificación.',
  denied: 'Solo autores y docentes califican respuestas.',
  failed: 'No se pudieron cargar las respuestas',
  none: 'Nada por calificar',
  noneHint: 'Las respuestas de redacción aparecen aquí cuando terminan sus intentos.',
  ofClass: 'Clase',
  allClasses: 'Todas',
  since: 'desde el',
  marked: 'Respuestas calificadas',
  noneMarked: 'Aún no hay respuestas calificadas',
  allMarked: 'Todas las respuestas están calificadas',
  toList: 'Volver a la lista',
  previous: 'Anterior',
  next: 'Siguiente',
  names: 'Mostrar nombres',
  nameHidden: 'Nombre oculto',
  question: 'Pregunta',
  answer: 'Respuesta',
  sampleAnswer: 'Respuesta modelo',
  notes: 'Notas para calificar',
  credit: 'Calificación en porcentaje',
  incomplete: 'La calificación está incompleta',
  comment: 'Comentario',
  commentHint: 'El estudiante lo lee con el resultado.',
  save: 'Guardar',
  saveAndNext: 'Guardar y seguir',
  saved: 'La calificación se ha guardado',
  notSaved: 'La calificación no se guardó',
  changedMeanwhile:
    'Otra persona ha calificado esta respuesta mientras tanto. Mira su calificación abajo; guarda de nuevo para reemplazarla.',
  takesPass: '¿Retirar el aprobado?',
  takesPassHint:
    'El estudiante ha visto el intento como aprobado. Con esta calificación deja de estarlo.',
  saveAnyway: 'Guardar de todos modos',
  keys: 'Teclas: N siguiente, P anterior, Ctrl+Intro guarda.',
  levelKeys: 'Teclas: 1–9 eligen un nivel, N siguiente, P anterior, Ctrl+Intro guarda.',
  history: 'Calificaciones hasta ahora',
  unknown: 'desconocido',
  waiting: ({ shown }) => `Por calificar: ${shown}`,
  toMark: ({ count }) =>
    plural(count, {
      one: '# respuesta espera tu calificación',
      other: '# respuestas esperan tu calificación',
    }),
  words: ({ count }) => `Palabras: ${count}`,
  tooShort: ({ count }) => `menos de ${count}`,
  tooLong: ({ count }) => `más de ${count}`,
  gives: ({ percent }) => `Calificación: ${percent}`,
  points: ({ shown }) => `Puntos: ${shown}`,
  position: ({ number, total }) => `${number} de ${total}`,
};
