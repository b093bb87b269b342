import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  dashboard: 'Panel de administración',
  dashboardDescription: 'Cuestionarios, preguntas y todo lo que los rodea.',
  denied: 'Acceso denegado: necesitas permisos de administrador para ver esta página.',
  createQuiz: 'Crear cuestionario',
  createDescription: 'Escribe un cuestionario con sus preguntas.',
  created: '¡Cuestionario creado!',
  addQuestions: 'Añadir preguntas',
  importQuestions: 'Importar preguntas',
  exportNamed: ({ title }) => `Exportar ${title}`,
  resultsNamed: ({ title }) => `Resultados de ${title}`,
  series: 'Series',
  totals: {
    quizzes: 'Cuestionarios en total',
    active: 'Cuestionarios publicados',
    questions: 'Preguntas en total',
  },
  recentQuizzes: 'Cuestionarios recientes',
  deletedQuizzes: 'Cuestionarios eliminados',
  deletedList: 'Cuestionarios eliminados',
  quizzes: 'Cuestionarios',
  foundList: 'Cuestionarios encontrados',
  found: ({ count }) =>
    plural(count, { one: '# cuestionario encontrado', other: '# cuestionarios encontrados' }),
  find: 'Buscar un cuestionario por título o preguntas',
  titleOrQuestion: 'Título o pregunta',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  views: {
    label: 'Qué cuestionarios',
    recent: 'Recientes',
    all: 'Todos',
    deleted: 'Eliminados',
  },
  none: 'Aún no hay cuestionarios',
  noneHint: 'Los cuestionarios que crees aparecerán aquí.',
  noMatch: 'Ningún cuestionario coincide',
  noMatchHint: 'Prueba con menos palabras o con otras.',
  noDeleted: 'No hay cuestionarios eliminados',
  noDeletedHint: ({ days }) =>
    `Un cuestionario eliminado con intentos se puede restaurar siempre; uno sin intentos, durante ${plural(days, { one: '# día', other: '# días' })}.`,
  loadFailed: 'Error al cargar los cuestionarios',
  categoriesFailed: 'Error al cargar las categorías',
  columns: {
    name: 'Nombre',
    status: 'Estado',
    questions: 'Preguntas',
    attempts: 'Intentos',
    updated: 'Actualizado',
  },
  status: {
    active: 'Publicado',
    draft: 'Borrador',
  },
  archivedHint: 'Archivado: solo lo ven su autor y los administradores',
  restore: 'Restaurar',
  restoreNamed: ({ title }) => `Restaurar ${title}`,
  editNamed: ({ title }) => `Editar ${title}`,
  deleteNamed: ({ title }) => `Eliminar ${title}`,
  duplicate: 'Duplicar',
  duplicateNamed: ({ title }) => `Duplicar ${title}`,
  copyTitle: ({ title }) => `Copia de ${title}`,
  duplicated: 'Copiado como borrador',
  openCopy: 'Abrir la copia',
  tryAgain: 'Inténtalo de nuevo.',
  delete: 'Eliminar',
  publish: 'Publicar',
  toDraft: 'Pasar a borrador',
  moveTo: 'Mover…',
  move: 'Mover',
  close: 'Cerrar',
  moveTitle: ({ count }) =>
    `Mover ${plural(count, { one: '# cuestionario', other: '# cuestionarios' })}`,
  movedFrom: ({ count, category }) =>
    `${plural(count, { one: '# cuestionario sale', other: '# cuestionarios salen' })} de ${category}`,
  skippedThere: ({ count }) =>
    plural(count, {
      one: '# cuestionario se omite porque ya está allí',
      other: '# cuestionarios se omiten porque ya están allí',
    }),
  moreTitles: ({ count }) => plural(count, { one: 'y # más', other: 'y # más' }),
  chooseCategory: 'Elige una categoría',
  subCategory: 'Subcategoría',
  noSubCategory: 'Ninguna',
  publishTitle: ({ count }) =>
    `¿Publicar ${plural(count, { one: '# cuestionario', other: '# cuestionarios' })}?`,
  publishHint:
    'A partir de ahora los estudiantes podrán encontrarlos y hacerlos. Si a alguno le falta algo, seguirá siendo borrador.',
  unpublishTitle: ({ count }) =>
    plural(count, {
      one: '¿Pasar # cuestionario a borrador?',
      other: '¿Pasar # cuestionarios a borrador?',
    }),
  unpublishHint: 'Los estudiantes dejarán de encontrarlos. Los resultados se conservan.',
  deleteOne: ({ title }) => `¿Eliminar «${title}»?`,
  deleteSeveral: ({ count }) =>
    `¿Eliminar ${plural(count, { one: '# cuestionario', other: '# cuestionarios' })}?`,
  sureOne: '¿Seguro que quieres eliminar este cuestionario?',
  sureSeveral: ({ count }) =>
    `¿Seguro que quieres eliminar estos ${plural(count, { one: '# cuestionario', other: '# cuestionarios' })}?`,
  contentsOne: ({ questions }) =>
    `Tiene ${plural(questions, { one: '# pregunta', other: '# preguntas' })}.`,
  contentsSeveral: ({ questions }) =>
    `Tienen ${plural(questions, { one: '# pregunta', other: '# preguntas' })}.`,
  takenOne: ({ questions, attempts }) =>
    `Tiene ${plural(questions, { one: '# pregunta', other: '# preguntas' })} y se ha hecho ${plural(attempts, { one: '# vez', other: '# veces' })}; los resultados de quienes lo hicieron se conservan.`,
  takenSeveral: ({ questions, attempts }) =>
    `Tienen ${plural(questions, { one: '# pregunta', other: '# preguntas' })} y se han hecho ${plural(attempts, { one: '# vez', other: '# veces' })}; los resultados de quienes los hicieron se conservan.`,
  undoHint: ({ days }) =>
    `Se puede deshacer durante ${plural(days, { one: '# día', other: '# días' })}, en «Eliminados».`,
  published: {
    done: ({ count }) =>
      plural(count, { one: '# cuestionario publicado', other: '# cuestionarios publicados' }),
    notDone: 'No se publicó',
    already: ({ count }) =>
      plural(count, {
        one: '# cuestionario ya publicado.',
        other: '# cuestionarios ya publicados.',
      }),
  },
  madeDrafts: {
    done: ({ count }) =>
      plural(count, {
        one: '# cuestionario pasado a borrador',
        other: '# cuestionarios pasados a borrador',
      }),
    notDone: 'No se pasó a borrador',
    already: ({ count }) =>
      plural(count, {
        one: '# cuestionario ya era borrador.',
        other: '# cuestionarios ya eran borradores.',
      }),
  },
  restored: {
    done: ({ count }) =>
      plural(count, { one: 'Cuestionario restaurado', other: '# cuestionarios restaurados' }),
    notDone: 'No se restauró',
    already: ({ count }) =>
      plural(count, {
        one: '# cuestionario ya restaurado.',
        other: '# cuestionarios ya restaurados.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: 'Cuestionario eliminado', other: '# cuestionarios eliminados' }),
    notDone: 'No se eliminó',
    already: ({ count }) =>
      plural(count, {
        one: '# cuestionario ya eliminado.',
        other: '# cuestionarios ya eliminados.',
      }),
  },
  moved: {
    done: ({ count }) =>
      plural(count, { one: '# cuestionario movido', other: '# cuestionarios movidos' }),
    notDone: 'No se movió',
    already: ({ count }) =>
      plural(count, { one: '# cuestionario ya movido.', other: '# cuestionarios ya movidos.' }),
  },
  missing: ({ count }) =>
    plural(count, {
      one: '# cuestionario ya no existe.',
      other: '# cuestionarios ya no existen.',
    }),
  failed: {
    duplicating: 'Error al duplicar el cuestionario',
    updating: 'Error al actualizar los cuestionarios',
    restoring: 'Error al restaurar el cuestionario',
    deleting: 'Error al eliminar el cuestionario',
    moving: 'Error al mover los cuestionarios',
  },
  manage: 'Gestionar',
  pages: {
    categories: 'Categorías',
    categoriesHint: 'Nombres y descripciones',
    hierarchy: 'Jerarquía de contenidos',
    hierarchyHint: 'Categorías, subcategorías y sus cuestionarios',
    hierarchyDescription: 'Categorías, subcategorías y sus cuestionarios.',
    series: 'Series de aprendizaje',
    seriesHint: 'Recorridos ordenados de cuestionarios',
    testimonials: 'Testimonios',
    testimonialsHint: 'Lo que dicen los estudiantes, aprobado o no',
    settings: 'Ajustes del sistema',
    settingsHint: 'Nombre, cuentas, reglas y plazos',
    users: 'Usuarios',
    usersHint: 'Cuentas, roles y suspensiones',
  },
};
