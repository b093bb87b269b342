import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Comentarios',
  pageTitle: 'Comentarios, administración',
  description: 'Publica o rechaza lo que los estudiantes dicen de las preguntas.',
  denied: 'Acceso denegado',
  loadFailed: 'Error al cargar los comentarios',
  toReview: ({ count }) =>
    plural(count, { one: '# comentario por revisar', other: '# comentarios por revisar' }),
  states: {
    waiting: 'Pendiente',
    published: 'Publicado',
    rejected: 'Rechazado',
    reported: 'Denunciado',
  },
  reports: ({ count }) => plural(count, { one: '# denuncia', other: '# denuncias' }),
  waiting: 'Pendientes de aprobación',
  reported: 'Denunciados',
  whichToShow: 'Cuáles mostrar',
  all: 'Todos',
  find: 'Buscar un comentario',
  words: 'Palabras del comentario',
  keys: 'En una fila, A publica y R rechaza.',
  comment: 'Comentario',
  author: 'De',
  question: 'Pregunta',
  sent: 'Enviado',
  state: 'Estado',
  publish: 'Publicar',
  reject: 'Rechazar',
  waitAgain: 'Dejar pendiente otra vez',
  delete: 'Eliminar',
  commentOf: ({ name }) => `el comentario de ${name}`,
  publishOf: ({ name }) => `Publicar el comentario de ${name}`,
  rejectOf: ({ name }) => `Rechazar el comentario de ${name}`,
  waitAgainOf: ({ name }) => `Dejar pendiente otra vez el comentario de ${name}`,
  deleteOf: ({ name }) => `Eliminar el comentario de ${name}`,
  noMatch: 'Ningún comentario coincide',
  tryOtherWords: 'Prueba con menos palabras o con otras.',
  noneToReview: 'No hay comentarios por revisar',
  noneHere: 'Aquí no hay comentarios',
  appearsHere: 'Aquí aparecen los comentarios sobre tus preguntas.',
  donePublished: ({ count }) =>
    plural(count, { one: '# comentario publicado', other: '# comentarios publicados' }),
  doneRejected: ({ count }) =>
    plural(count, { one: '# comentario rechazado', other: '# comentarios rechazados' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: '# comentario pendiente otra vez',
      other: '# comentarios pendientes otra vez',
    }),
  doneUndone: ({ count }) =>
    plural(count, { one: '# comentario como antes', other: '# comentarios como antes' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: '# comentario eliminado', other: '# comentarios eliminados' }),
  doneRestored: ({ count }) =>
    plural(count, { one: '# comentario restaurado', other: '# comentarios restaurados' }),
  notDone: 'No se cambió',
  already: ({ count }) =>
    plural(count, { one: '# comentario ya estaba así.', other: '# comentarios ya estaban así.' }),
  missing: ({ count }) =>
    plural(count, {
      one: '# comentario ya no existe.',
      other: '# comentarios ya no existen.',
    }),
  updateFailed: 'Error al cambiar los comentarios',
  deleteFailed: 'Error al eliminar los comentarios',
  restoreFailed: 'Error al restaurar los comentarios',
  deleteOne: ({ name }) => `¿Eliminar el comentario de ${name}?`,
  deleteMany: ({ count }) =>
    plural(count, { one: '¿Eliminar # comentario?', other: '¿Eliminar # comentarios?' }),
  consequences: 'Desaparece para todos. Puedes deshacerlo en el mensaje siguiente.',
};
