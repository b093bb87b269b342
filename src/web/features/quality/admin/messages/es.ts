import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  denied: 'Acceso denegado',
  title: 'Calidad de las preguntas',
  pageTitle: 'Calidad de las preguntas, administración',
  description:
    'Preguntas que requieren una decisión: según sus respuestas y según los avisos de los estudiantes.',
  lead: 'Preguntas que requieren una decisión, las más urgentes primero. Las respuestas se evalúan cada diez minutos, a partir de 30 respuestas calificadas.',
  failed: 'Error al cargar las preguntas',
  panelFailed: 'Error al cargar la pregunta',
  found: ({ count }) =>
    plural(count, {
      one: '# pregunta requiere una decisión',
      other: '# preguntas requieren una decisión',
    }),
  question: 'Pregunta',
  answers: 'Respuestas calificadas',
  findings: 'Qué destaca',
  reports: 'Avisos',
  show: 'Mostrar',
  all: 'Todo',
  certainties: {
    possible: 'posible',
    likely: 'probable',
    almost_certain: 'casi seguro',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `El ${share} respondió «${answer}» y acierta más en otras preguntas que quienes dieron la respuesta considerada correcta. Es probable que la clave sea errónea.`,
    second_key: ({ share, answer }) =>
      `El ${share} respondió «${answer}» y acierta en otras preguntas tanto como quienes dieron la respuesta considerada correcta. Puede que también lo sea.`,
    guessed:
      'Hay tantos aciertos como daría el azar, y quienes saben más no aciertan más. Puede que la pregunta no sea clara.',
    drifted: ({ before, after }) =>
      `Antes del último cambio acertaba el ${before}; desde entonces, el ${after}.`,
    unused_options: ({ options }) =>
      `Casi nadie elige ${options}. Sustituye lo que no engaña a nadie, o elimínalo.`,
  },
  noneYet: 'Nada destaca en las respuestas.',
  few: 'Hacen falta al menos 30 respuestas calificadas desde el último cambio.',
  given: 'Qué se respondió',
  omitted: 'Omitida',
  isKey: 'Clave',
  better: 'aciertan más',
  worse: 'aciertan menos',
  someone: 'alguien',
  record: ({ count }) =>
    plural(count, {
      one: '# de sus avisos llevó a un cambio',
      other: '# de sus avisos llevaron a cambios',
    }),
  noRecord: 'Primer aviso',
  reportKinds: {
    wrong_key: 'La respuesta marcada como correcta está mal',
    unclear: 'La pregunta no es clara',
    typo: 'Errata o error de lengua',
    offensive: 'Contenido ofensivo',
    other: 'Otra cosa',
  },
  usedIn: 'Se usa en',
  usedNowhere: 'Ningún cuestionario la usa.',
  edit: ({ title }) => `Editar en «${title}»`,
  decision: 'Decisión',
  keep: 'Dejar como está',
  keepHint:
    'Quita la pregunta de esta lista hasta que cambie o tenga el doble de respuestas. Sus avisos quedan resueltos.',
  fix: 'Marcar como corregida',
  fixHint:
    'Resuelve los avisos. La pregunta se evalúa de nuevo según las respuestas desde su cambio.',
  regrade: 'Volver a calificar respuestas anteriores',
  regradeHint: 'Después de cambiar la clave: qué pasa con los resultados anteriores.',
  acceptToo: 'Aceptar también otra respuesta',
  acceptTooHint:
    'Después de cambiar la clave: las respuestas que eran correctas lo siguen siendo, y las que lo son ahora también cuentan.',
  drop: 'Anular la pregunta',
  dropHint:
    'Todos los que la han recibido obtienen su punto. Quítala de sus cuestionarios para que no vuelva a aparecer.',
  keptSince: 'Se deja como está desde el <date></date>',
  done: {
    kept: 'La pregunta se deja como está',
    fixed: 'Los avisos están resueltos',
  },
  notDone: 'La decisión no se ha guardado',
  none: 'Ninguna pregunta requiere una decisión',
  noneHint: 'Aparecen aquí cuando las respuestas o los avisos indican que algo puede estar mal.',
  close: 'Cerrar',
};
