import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Series',
  pageTitle: 'Series, administración',
  description: 'Crea series, llénalas de cuestionarios y ordénalas.',
  lead: 'Recorridos ordenados por los cuestionarios.',
  loadFailed: 'Error al cargar las series',
  create: 'Crear serie',
  find: 'Buscar una serie',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  order: 'Orden',
  orders: {
    created: 'Más recientes primero',
    name: 'Por nombre',
    quizzes: 'Con más cuestionarios primero',
  },
  count: ({ count }) => plural(count, { one: '# serie', other: '# series' }),
  archive: 'Archivar',
  makeActive: 'Activar',
  delete: 'Eliminar',
  noMatch: 'Ninguna serie coincide',
  tryOtherWords: 'Prueba con menos palabras o con otras.',
  noneYet: 'Aquí todavía no hay series',
  whatSeriesDo: 'Una serie guía a los estudiantes por los cuestionarios en un orden.',
  quizzes: 'Cuestionarios',
  quizzesOf: ({ name }) => `Cuestionarios de ${name}`,
  inCategory: ({ category, count }) =>
    `${category}, ${plural(count, { one: '# cuestionario', other: '# cuestionarios' })}`,
  edit: ({ name }) => `Editar ${name}`,
  deleteNamed: ({ name }) => `Eliminar ${name}`,
  status: {
    active: 'Activa',
    archived: 'Archivada',
  },
  levels: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
  },
  actions: {
    updateFailed: 'Error al actualizar la serie',
    restoreFailed: 'Error al restaurar la serie',
    deleteFailed: 'No se pudo eliminar la serie',
    deleteOne: ({ name }) => `¿Eliminar «${name}»?`,
    deleteMany: ({ count }) =>
      plural(count, { one: '¿Eliminar # serie?', other: '¿Eliminar # series?' }),
    consequencesOne:
      'Sus cuestionarios se conservan. Puedes deshacerlo en el mensaje que sigue. Archivar solo oculta una serie a los estudiantes.',
    consequencesMany:
      'Sus cuestionarios se conservan. Puedes deshacerlo en el mensaje que sigue. Archivar solo oculta una serie a los estudiantes.',
    missing: ({ count }) =>
      plural(count, {
        one: '# serie ya no existe.',
        other: '# series ya no existen.',
      }),
    archived: {
      done: ({ count }) =>
        plural(count, { one: '# serie archivada', other: '# series archivadas' }),
      notDone: 'No se archivaron',
      already: ({ count }) =>
        plural(count, {
          one: '# serie ya estaba archivada.',
          other: '# series ya estaban archivadas.',
        }),
    },
    active: {
      done: ({ count }) =>
        plural(count, { one: '# serie activa de nuevo', other: '# series activas de nuevo' }),
      notDone: 'No se activaron de nuevo',
      already: ({ count }) =>
        plural(count, { one: '# serie ya estaba activa.', other: '# series ya estaban activas.' }),
    },
    deleted: {
      done: ({ count }) => plural(count, { one: 'Serie eliminada', other: '# series eliminadas' }),
      notDone: 'No se eliminaron',
      already: ({ count }) =>
        plural(count, {
          one: '# serie ya estaba eliminada.',
          other: '# series ya estaban eliminadas.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, { one: 'Serie restaurada', other: '# series restauradas' }),
      notDone: 'No se restauraron',
      already: ({ count }) =>
        plural(count, {
          one: '# serie ya estaba restaurada.',
          other: '# series ya estaban restauradas.',
        }),
    },
  },
  dialog: {
    titleEdit: 'Editar serie',
    created: '¡Serie creada!',
    updated: '¡Serie actualizada!',
    createFailed: 'No se pudo crear la serie',
    updateFailed: 'No se pudo actualizar la serie',
    save: 'Guardar',
    notSaved: 'No se guardó',
  },
  form: {
    name: 'Nombre',
    nameStays: 'El nombre interno no cambia.',
    storedAs: ({ name }) => `Se guarda como ${name}`,
    storedAsMadeUp: 'Se guarda con un nombre generado',
    displayName: 'Nombre visible',
    chooseCategory: 'Elige una categoría',
    difficulty: 'Dificultad',
    description: 'Descripción',
    prerequisites: 'Requisitos previos',
    outcomes: 'Resultados de aprendizaje',
    oneALine: 'Uno por línea',
    duration: 'Duración estimada',
    durationEmpty: 'Vacío: la suma de los límites de tiempo de los cuestionarios',
    imageUrl: 'URL de la imagen',
    status: 'Estado',
    whoSeesArchived: 'Una serie archivada solo la ven los administradores.',
  },
  quizOrder: {
    quiz: 'Cuestionario',
    position: ({ title, position, total }) => `${title}: posición ${position} de ${total}`,
    empty: 'Todavía no contiene cuestionarios. Búscalos abajo.',
    drag: ({ title }) => `Arrastrar ${title}`,
    draft: 'Borrador',
    moveUp: ({ title }) => `Subir ${title}`,
    moveDown: ({ title }) => `Bajar ${title}`,
    takeOut: ({ title }) => `Quitar ${title} de la serie`,
    addQuizzes: 'Añadir cuestionarios',
    addQuiz: 'Añadir un cuestionario',
    findByTitle: 'Buscar por título',
    inCategory: ({ category, count }) =>
      `${category}, ${plural(count, { one: '# pregunta', other: '# preguntas' })}`,
    noMatch: 'Ningún otro cuestionario coincide.',
  },
};
