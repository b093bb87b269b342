import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Opiniones',
  pageTitle: 'Opiniones, administración',
  description: 'Aprueba o rechaza lo que dicen los estudiantes.',
  denied: 'Acceso denegado',
  loadFailed: 'Error al cargar las opiniones',
  toReview: ({ count }) =>
    plural(count, { one: '# opinión por revisar', other: '# opiniones por revisar' }),
  pendingReview: 'Pendientes de revisión',
  status: {
    pending: 'Pendiente',
    approved: 'Aprobada',
    rejected: 'Rechazada',
  },
  from: 'De',
  testimonial: 'Opinión',
  stars: 'Estrellas',
  ofFiveStars: ({ rating }) => `${rating} de 5 estrellas`,
  received: 'Recibida',
  statusTitle: 'Estado',
  whichToShow: 'Cuáles mostrar',
  all: 'Todas',
  find: 'Buscar una opinión',
  nameOrWords: 'Nombre o palabras',
  keys: 'En una fila, A aprueba y R rechaza.',
  testimonialOf: ({ name }) => `la opinión de ${name}`,
  approve: 'Aprobar',
  reject: 'Rechazar',
  pendingAgain: 'Volver a pendiente',
  delete: 'Eliminar',
  approveOf: ({ name }) => `Aprobar la opinión de ${name}`,
  rejectOf: ({ name }) => `Rechazar la opinión de ${name}`,
  pendingAgainOf: ({ name }) => `Volver a poner como pendiente la opinión de ${name}`,
  deleteOf: ({ name }) => `Eliminar la opinión de ${name}`,
  noMatch: 'Ninguna opinión coincide',
  tryOtherWords: 'Prueba con menos palabras o con otras.',
  noneToReview: 'No hay opiniones por revisar',
  noneHere: 'Aquí no hay opiniones',
  appearsHere: 'Aquí aparece lo que envían los estudiantes.',

  actions: {
    earlierOne: 'Una anterior',
    updateFailed: 'Error al actualizar la opinión',
    restoreFailed: 'Error al restaurar la opinión',
    deleteFailed: 'Error al eliminar la opinión',
    deleteOne: ({ name }) => `¿Eliminar la opinión de ${name}?`,
    deleteMany: ({ count }) =>
      plural(count, { one: '¿Eliminar # opinión?', other: '¿Eliminar # opiniones?' }),
    consequences: 'Desaparece para todos. Puedes deshacerlo en el mensaje que sigue.',
    missing: ({ count }) =>
      plural(count, {
        one: '# opinión se había eliminado mientras tanto.',
        other: '# opiniones se habían eliminado mientras tanto.',
      }),
    approved: {
      done: ({ count }) =>
        plural(count, { one: 'Opinión aprobada', other: '# opiniones aprobadas' }),
      notDone: 'No se aprobaron',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba aprobada.',
          other: '# opiniones ya estaban aprobadas.',
        }),
    },
    rejected: {
      done: ({ count }) =>
        plural(count, { one: 'Opinión rechazada', other: '# opiniones rechazadas' }),
      notDone: 'No se rechazaron',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba rechazada.',
          other: '# opiniones ya estaban rechazadas.',
        }),
    },
    pending: {
      done: ({ count }) =>
        plural(count, {
          one: 'Opinión pendiente de nuevo',
          other: '# opiniones pendientes de nuevo',
        }),
      notDone: 'No se devolvieron a pendiente',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba pendiente.',
          other: '# opiniones ya estaban pendientes.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, { one: 'Decisión deshecha', other: '# opiniones como antes' }),
      notDone: 'No se pudo deshacer',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba como antes.',
          other: '# opiniones ya estaban como antes.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, { one: 'Opinión eliminada', other: '# opiniones eliminadas' }),
      notDone: 'No se eliminaron',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba eliminada.',
          other: '# opiniones ya estaban eliminadas.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Opinión restaurada', other: '# opiniones restauradas' }),
      notDone: 'No se restauraron',
      already: ({ count }) =>
        plural(count, {
          one: '# opinión ya estaba restaurada.',
          other: '# opiniones ya estaban restauradas.',
        }),
    },
  },
};
