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
    reported: 'Informado',
  },
  reports: ({ count }) => plural(count, { one: '# aviso', other: '# avisos' }),
  waiting: 'Pendientes de aprobación',
  reported: 'Informados',
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
    plural(count, { one: 'Publicado: # comentario', other: 'Publicado: # comentarios' }),
  doneRejected: ({ count }) =>
    plural(count, { one: 'Rechazado: # comentario', other: 'Rechazado: # comentarios' }),
  doneWaiting: ({ count }) =>
    plural(count, {
      one: 'Pendiente otra vez: # comentario',
      other: 'Pendiente otra vez: # comentarios',
    }),
  doneUndone: ({ count }) =>
    plural(count, { one: 'Como antes: # comentario', other: 'Como antes: # comentarios' }),
  doneDeleted: ({ count }) =>
    plural(count, { one: 'Eliminado: # comentario', other: 'Eliminado: # comentarios' }),
  doneRestored: ({ count }) =>
    plural(count, { one: 'Restaurado: # comentario', other: 'Restaurado: # comentarios' }),
  notDone: 'No se hizo',
  already: ({ count }) =>
    plural(count, { one: 'Ya estaba así: # comentario.', other: 'Ya estaba así: # comentarios.' }),
  missing: ({ count }) =>
    plural(count, {
      one: 'Eliminado mientras tanto: # comentario.',
      other: 'Eliminado mientras tanto: # comentarios.',
    }),
  updateFailed: 'Error al cambiar los comentarios',
  deleteFailed: 'Error al eliminar los comentarios',
  restoreFailed: 'Error al restaurar los comentarios',
  deleteOne: ({ name }) => `¿Eliminar el comentario de ${name}?`,
  deleteMany: ({ count }) =>
    plural(count, { one: '¿Eliminar # comentario?', other: '¿Eliminar # comentarios?' }),
  consequences: 'Desaparece para todos. Puedes deshacerlo en el mensaje siguiente.',
};
