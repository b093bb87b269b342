import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Gestión del blog',
  description: 'Crea y gestiona artículos del blog.',
  denied: 'Acceso denegado: necesitas permisos de administrador para acceder a esta página.',
  backToAdmin: 'Volver al panel de administración',
  posts: 'Artículos del blog',
  lead: 'Crea y gestiona artículos del blog para SEO y marketing de contenidos',
  create: 'Crear artículo del blog',
  allPosts: 'Todos los artículos del blog',
  findByTitle: 'Buscar un artículo por su título',
  find: 'Buscar un artículo',
  status: {
    published: 'Publicado',
    draft: 'Borrador',
    archived: 'Archivado',
  },
  order: 'Orden',
  orders: {
    created: 'Más recientes primero',
    title: 'Por título',
    views: 'Más leídos primero',
    status: 'Por estado',
  },
  loadFailed: 'Error al cargar los artículos del blog',
  loading: 'Cargando los artículos del blog…',
  count: ({ count }) => plural(count, { one: '# artículo', other: '# artículos' }),
  publish: 'Publicar',
  toDraft: 'Pasar a borrador',
  delete: 'Eliminar',
  noMatch: 'Ningún artículo coincide',
  tryOther: 'Prueba con menos palabras, con otras o con otro estado.',
  noneYet: 'Todavía no hay artículos del blog',
  createFirst: '¡Crea tu primer artículo para empezar!',
  views: ({ count }) => plural(count, { one: '# visita', other: '# visitas' }),
  minutesToRead: ({ count }) =>
    plural(count, { one: '# min de lectura', other: '# min de lectura' }),

  actions: {
    published: {
      done: ({ count }) =>
        plural(count, {
          one: '# artículo del blog publicado',
          other: '# artículos del blog publicados',
        }),
      notDone: 'No se publicaron',
      already: ({ count }) =>
        plural(count, {
          one: '# artículo del blog ya estaba publicado.',
          other: '# artículos del blog ya estaban publicados.',
        }),
    },
    draft: {
      done: ({ count }) =>
        plural(count, {
          one: '# artículo del blog pasado a borrador',
          other: '# artículos del blog pasados a borrador',
        }),
      notDone: 'No se pasaron a borrador',
      already: ({ count }) =>
        plural(count, {
          one: '# artículo del blog ya era un borrador.',
          other: '# artículos del blog ya eran borradores.',
        }),
    },
    undone: {
      done: ({ count }) =>
        plural(count, {
          one: '# artículo del blog como antes',
          other: '# artículos del blog como antes',
        }),
      notDone: 'No se pudo deshacer',
      already: ({ count }) =>
        plural(count, {
          one: '# artículo del blog ya estaba como antes.',
          other: '# artículos del blog ya estaban como antes.',
        }),
    },
    deleted: {
      done: ({ count }) =>
        plural(count, {
          one: 'Artículo del blog eliminado',
          other: '# artículos del blog eliminados',
        }),
      notDone: 'No se eliminaron',
      already: ({ count }) =>
        plural(count, {
          one: '# artículo del blog ya estaba eliminado.',
          other: '# artículos del blog ya estaban eliminados.',
        }),
    },
    restored: {
      done: ({ count }) =>
        plural(count, {
          one: 'Artículo del blog restaurado',
          other: '# artículos del blog restaurados',
        }),
      notDone: 'No se restauraron',
      already: ({ count }) =>
        plural(count, {
          one: '# artículo del blog ya estaba restaurado.',
          other: '# artículos del blog ya estaban restaurados.',
        }),
    },
    missing: ({ count }) =>
      plural(count, {
        one: '# artículo del blog ya no existe.',
        other: '# artículos del blog ya no existen.',
      }),
    failedBecause: 'Se produjo un error inesperado',
    updateFailed: 'Error al actualizar el artículo del blog',
    restoreFailed: 'Error al restaurar el artículo del blog',
    deleteFailed: 'Error al eliminar el artículo del blog',
    publishTitle: ({ count }) =>
      plural(count, {
        one: '¿Publicar # artículo del blog?',
        other: '¿Publicar # artículos del blog?',
      }),
    publishConsequences: 'Desde ahora cualquiera puede leerlos.',
    draftTitle: ({ count }) =>
      plural(count, {
        one: '¿Pasar # artículo del blog a borrador?',
        other: '¿Pasar # artículos del blog a borrador?',
      }),
    draftConsequences:
      'Los enlaces a un artículo no llevan a ninguna parte mientras sea un borrador.',
    deleteOne: ({ title }) => `¿Eliminar «${title}»?`,
    deleteMany: ({ count }) =>
      plural(count, {
        one: '¿Eliminar # artículo del blog?',
        other: '¿Eliminar # artículos del blog?',
      }),
    sureOne: '¿Seguro que quieres eliminar este artículo del blog?',
    sureMany: ({ count }) =>
      plural(count, {
        one: '¿Seguro que quieres eliminar # artículo del blog?',
        other: '¿Seguro que quieres eliminar # artículos del blog?',
      }),
    publishedAndRead: ({ posts, views }) =>
      `${plural(posts, { one: '# artículo está publicado', other: '# artículos están publicados' })}, con ${plural(views, { one: '# visita', other: '# visitas' })}; los enlaces no llevarán a ninguna parte. Puedes deshacerlo en el mensaje que sigue.`,
    canUndo: 'Puedes deshacerlo en el mensaje que sigue.',
  },
  editor: {
    createTitle: 'Crear un nuevo artículo del blog',
    createDescription: 'Escribe un artículo.',
    editTitle: 'Editar artículo del blog',
    editDescription: 'Cambia un artículo.',
    leaving: 'Tus cambios no se han guardado. Se conserva un borrador.',
    created: 'Artículo del blog creado',
    createFailed: 'Error al crear el artículo del blog',
    updated: 'Artículo del blog actualizado',
    createPost: 'Crear artículo',
    creating: 'Creando…',
    updatePost: 'Actualizar artículo',
    updating: 'Actualizando…',
    cancel: 'Cancelar',
    loadFailed: 'Error al cargar el artículo del blog',
    authenticationError: 'Error de autenticación',
    mustBeAdmin: 'Debes iniciar sesión como administrador para crear artículos del blog.',
  },
  fields: {
    title: 'Título',
    excerpt: 'Resumen',
    content: 'Contenido',
    language: 'Idioma',
    featuredImage: 'URL de la imagen destacada',
    featuredImageAlt: 'Texto alternativo',
    categoryId: 'Categoría',
    tags: 'Etiquetas',
    status: 'Estado',
    metaTitle: 'Metatítulo',
    metaDescription: 'Metadescripción',
    readingTimeMinutes: 'Tiempo de lectura (minutos)',
    slug: 'Dirección',
  },
  hints: {
    charactersOf: ({ count, limit }) => `${count} de ${limit} caracteres`,
    wordsAndMinutes: ({ words, minutes }) => `${words} palabras, ${minutes} min de lectura`,
    none: 'Ninguna',
    endsTag: 'Intro o coma termina una etiqueta',
    counted: 'Calculado a partir del texto. Escribe un número para fijar el tuyo.',
    setByYou: 'Fijado por ti.',
  },
  seo: {
    legend: 'Para buscadores',
    autoFill: 'Los metacampos vacíos se rellenan solos con el título y el resumen.',
    addressStays: 'Se queda como se publicó por primera vez, para que no se rompa ningún enlace.',
    madeOfTitle: 'Si se deja vacía, se forma con el título.',
    asResult: 'Como resultado de búsqueda',
    madeOnSaving: 'se-crea-al-guardar',
  },
  conflict: {
    title: 'Este artículo se cambió en otro lugar',
    savedAt: ({ time }) =>
      `Se guardó el <time>${time}</time>, después de que lo abrieras. Tu texto sigue en el formulario; no se sobrescribió nada.`,
    same: 'Ahora ambas versiones son iguales.',
    yours: 'La tuya',
    storedNow: 'Guardada ahora',
    empty: '(vacío)',
    keepMine: 'Conservar la mía',
    takeTheirs: 'Usar la otra',
    saveAsNew: 'Guardar la mía como nuevo borrador',
    gone: 'Este artículo se ha eliminado mientras tanto',
    stillInForm: 'Lo que escribiste sigue en el formulario.',
  },
};
