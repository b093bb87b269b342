import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Testimonios',
  pageTitle: 'Testimonios, administración',
  description: 'Aprueba o rechaza lo que dicen los estudiantes.',
  denied: 'Acceso denegado',
  loadFailed: 'Error al cargar los testimonios',
  toReview: ({ count }) =>
    plural(count, { one: '# testimonio por revisar', other: '# testimonios por revisar' }),
  pendingReview: 'Pendientes de revisión',
  status: {
    pending: 'Pendiente',
    approved: 'Aprobado',
    rejected: 'Rechazado',
  },
  from: 'De',
  testimonial: 'Testimonio',
  stars: 'Estrellas',
  ofFiveStars: ({ rating }) => `${rating} de 5 estrellas`,
  received: 'Recibido',
  statusTitle: 'Estado',
  whichToShow: 'Cuáles mostrar',
  all: 'Todos',
  find: 'Buscar un testimonio',
  nameOrWords: 'Nombre o palabras',
  keys: 'En una fila, A aprueba y R rechaza.',
  testimonialOf: ({ name }) => `el testimonio de ${name}`,
  approve: 'Aprobar',
  reject: 'Rechazar',
  pendingAgain: 'Volver a pendiente',
  delete: 'Eliminar',
  approveOf: ({ name }) => `Aprobar el testimonio de ${name}`,
  rejectOf: ({ name }) => `Rechazar el testimonio de ${name}`,
  pendingAgainOf: ({ name }) => `Volver a poner como pendiente el testimonio de ${name}`,
  deleteOf: ({ name }) => `Eliminar el testimonio de ${name}`,
  noMatch: 'Ningún testimonio coincide',
  tryOtherWords: 'Prueba con menos palabras o con otras.',
  noneToReview: 'No hay testimonios por revisar',
  noneHere: 'Aquí no hay testimonios',
  appearsHere: 'Aquí aparece lo que envían los estudiantes.',

  actions: {
    updateFailed: 'Error al actualizar el testimonio',
    restoreFailed: 'Error al restaurar el testimonio',
    deleteFailed: 'Error al eliminar el testimonio',
    deleteOne: ({ name }) => `¿Eliminar el testimonio de ${name}?`,
    deleteMany: ({ count }) =>
      plural(count, { one: '¿Eliminar # testimonio?', other: '¿Eliminar # testimonios?' }),
    consequences: 'Desaparece para todos. Puedes deshacerlo en el mensaje siguiente.',
    missing: ({ count }) =>
      plural(count, {
        one: '# testimonio ya no existe.',
        other: '# testimonios ya no existen.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonio aprobado', other: '# testimonios aprobados' }),
      notDone: 'No se aprobaron',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba aprobado.',
          other: '# testimonios ya estaban aprobados.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonio rechazado', other: '# testimonios rechazados' }),
      notDone: 'No se rechazaron',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba rechazado.',
          other: '# testimonios ya estaban rechazados.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: 'Testimonio pendiente de nuevo',
          other: '# testimonios pendientes de nuevo',
        }),
      notDone: 'No se devolvieron a pendiente',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba pendiente.',
          other: '# testimonios ya estaban pendientes.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: 'Decisión deshecha', other: '# testimonios como antes' }),
      notDone: 'No se pudo deshacer',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba como antes.',
          other: '# testimonios ya estaban como antes.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonio eliminado', other: '# testimonios eliminados' }),
      notDone: 'No se eliminaron',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba eliminado.',
          other: '# testimonios ya estaban eliminados.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Testimonio restaurado', other: '# testimonios restaurados' }),
      notDone: 'No se restauraron',
      already: ({ count }) =>
        plural(count, {
          one: '# testimonio ya estaba restaurado.',
          other: '# testimonios ya estaban restaurados.',
        }),
    },
  },
};
