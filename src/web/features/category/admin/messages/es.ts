import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  categories: 'Categorías',
  subCategories: 'Subcategorías',
  quizzes: 'Cuestionarios',
  questions: 'Preguntas',
  name: 'Nombre',
  category: 'Categoría',
  overview: 'Resumen',
  archived: 'Archivada',
  draft: 'Borrador',
  denied: 'Acceso denegado. Se requieren permisos de administrador.',
  categoriesDescription: 'Crea, cambia de nombre y elimina categorías.',
  hierarchy: 'Jerarquía de contenidos',
  tree: 'Jerarquía de contenidos',
  hierarchyLead: 'Categoría, subcategoría, cuestionario.',
  loadFailed: 'Error al cargar las categorías',
  quizzesFailed: 'Error al cargar los cuestionarios',
  tryOtherWords: 'Prueba con menos palabras o con otras.',
  noCategories: 'Todavía no hay categorías',
  everyQuizBelongs: 'Cada cuestionario pertenece a una.',
  createFirst: 'Crea la primera en Categorías.',
  noSubCategories: 'Aquí todavía no hay subcategorías',
  whatSubCategoriesDo: 'Ordenan los cuestionarios de una categoría.',
  allCategories: 'Todas las categorías',
  quizzesIn: ({ name }) => `Cuestionarios de ${name}`,
  edit: ({ name }) => `Editar ${name}`,
  delete: ({ name }) => `Eliminar ${name}`,
  deleteEmpty: 'Eliminar las vacías',
  inNone: 'En ninguna subcategoría',
  nothingInIt: 'Todavía no contiene nada',
  noQuizzesInIt: 'Todavía no contiene cuestionarios',

  kinds: {
    category: {
      create: 'Crear categoría',
      find: 'Buscar una categoría',
      noMatch: 'Ninguna categoría coincide',
      deleted: '¡Categoría eliminada!',
      deleteError: 'Error al eliminar la categoría',
      removal:
        'Al eliminar esta categoría se eliminan sus subcategorías y cuestionarios. Esta acción no se puede deshacer.',
    },
    subCategory: {
      create: 'Crear subcategoría',
      find: 'Buscar una subcategoría',
      noMatch: 'Ninguna subcategoría coincide',
      deleted: '¡Subcategoría eliminada!',
      deleteError: 'Error al eliminar la subcategoría',
      removal:
        'Al eliminar esta subcategoría se eliminan sus cuestionarios. Esta acción no se puede deshacer.',
    },
  },
  count: {
    categories: ({ count }) => plural(count, { one: '# categoría', other: '# categorías' }),
    subCategories: ({ count }) =>
      plural(count, { one: '# subcategoría', other: '# subcategorías' }),
    quizzes: ({ count }) => plural(count, { one: '# cuestionario', other: '# cuestionarios' }),
    questions: ({ count }) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  },
  facts: ({ first, second }) => `${first}, ${second}`,
  threeFacts: ({ first, second, third }) => `${first}, ${second}, ${third}`,

  merge: {
    button: 'Combinar',
    title: 'Combinar categorías',
    hint: 'Todo lo de una pasa a la otra; después se elimina la primera. No se puede deshacer.',
    what: 'Qué combinar',
    from: 'De (se elimina)',
    into: 'En (se queda)',
    changes: 'Qué cambia',
    quizzes: 'Cuestionarios que se mueven',
    questions: 'Preguntas en ellos',
    assignedQuizzes: 'De ellos, asignados en clases',
    deletedQuizzes: 'Cuestionarios eliminados que también se mueven',
    movedSubCategories: 'Subcategorías que se mueven',
    joinedSubCategories: 'Subcategorías que se combinan con una del mismo nombre',
    series: 'Series',
    posts: 'Artículos del blog',
    draws: 'Sorteos del banco',
    isEmpty: 'Está vacía.',
    addresses: 'Las direcciones antiguas llevan a la que se queda.',
    noPreview: 'No se pudo consultar qué cambia',
    merge: 'Combinar',
    done: 'Combinadas',
    failed: 'No se combinó nada',
    counted: ({ label, count }) => `${label}: ${count}`,
  },
  deletion: {
    cannotUndo: '¿Seguro que quieres eliminar esta categoría? Esta acción no se puede deshacer.',
    subCategoriesGo: ({ count }) =>
      plural(count, {
        one: 'También se eliminaría su única subcategoría.',
        other: 'También se eliminarían sus # subcategorías.',
      }),
    emptyTitle: ({ count }) =>
      plural(count, {
        one: '¿Eliminar # categoría vacía?',
        other: '¿Eliminar # categorías vacías?',
      }),
    emptyConsequences: 'También se eliminan sus subcategorías. Esta acción no se puede deshacer.',
    consequencesWithKept: ({ kept }) =>
      `También se eliminan sus subcategorías. Esta acción no se puede deshacer. ${plural(kept, { one: '# categoría con cuestionarios se conserva.', other: '# categorías con cuestionarios se conservan.' })}`,
    delete: 'Eliminar',
    failed: 'No se pudo eliminar la categoría',
    title: ({ name }) => `¿Eliminar «${name}»?`,
    tryAgain: 'Inténtalo de nuevo.',
    lookUpFailed: 'No se pudo consultar el contenido',
    nothingDeleted: 'No se eliminó nada',
    typeToConfirm: ({ name }) => `Escribe <name>${name}</name> para confirmar`,
    nothingInIt: 'No contiene nada.',
    quizzesWithQuestions: ({ quizzes, questions }) => `${quizzes} con ${questions}`,
    series: ({ count }) =>
      plural(count, {
        one: '# serie (los cuestionarios de otros lugares se quedan donde están)',
        other: '# series (los cuestionarios de otros lugares se quedan donde están)',
      }),
    allTaken:
      'Todos estos cuestionarios ya se han realizado: se archivan, y los resultados de quienes los hicieron se conservan.',
    someTaken: ({ count }) =>
      plural(count, {
        one: '# de estos cuestionarios ya se ha realizado: se archiva, y los resultados de quienes lo hicieron se conservan.',
        other:
          '# de estos cuestionarios ya se han realizado: se archivan, y los resultados de quienes los hicieron se conservan.',
      }),
  },
  deleted: {
    done: ({ count }) =>
      plural(count, { one: '# categoría eliminada', other: '# categorías eliminadas' }),
    notDone: 'No se eliminaron',
    already: ({ count }) =>
      plural(count, {
        one: '# categoría ya estaba eliminada.',
        other: '# categorías ya estaban eliminadas.',
      }),
    missing: ({ count }) =>
      plural(count, {
        one: '# categoría ya no existe.',
        other: '# categorías ya no existen.',
      }),
  },
  form: {
    titles: {
      newCategory: 'Crear categoría',
      category: 'Editar categoría',
      newSubCategory: 'Crear subcategoría',
      subCategory: 'Editar subcategoría',
    },
    saved: {
      newCategory: '¡Categoría creada!',
      category: '¡Categoría actualizada!',
      newSubCategory: '¡Subcategoría creada!',
      subCategory: '¡Subcategoría actualizada!',
    },
    failed: {
      newCategory: 'No se pudo crear la categoría',
      category: 'No se pudo actualizar la categoría',
      newSubCategory: 'No se pudo crear la subcategoría',
      subCategory: 'No se pudo actualizar la subcategoría',
    },
    failedInHierarchy: {
      newCategory: 'Error al crear la categoría',
      category: 'Error al actualizar la categoría',
      newSubCategory: 'Error al crear la subcategoría',
      subCategory: 'Error al actualizar la subcategoría',
    },
    chooseCategory: 'Elige una categoría',
    categoryRequired: 'La categoría es obligatoria',
    categoryName: 'Nombre de la categoría',
    displayName: 'Nombre visible',
    description: 'Descripción',
    imageUrl: 'URL de la imagen',
    create: 'Crear',
    save: 'Guardar',
    internalName: ({ name }) => `Nombre interno: ${name}`,
    howNamed: 'En minúsculas y con guiones bajos; se forma con lo que escribes.',
    storedAs: ({ name }) => `Se guardará como <code>${name}</code>`,
  },
};
