import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  title: 'Cuestionarios',
  titleOf: ({ category }) => `Cuestionarios de ${category}`,
  lead: 'Elige un tema, vigila el reloj y mira después cada respuesta explicada.',
  description:
    'Cuestionarios con límite de tiempo por tema y nivel, con cada respuesta explicada al final.',
  descriptionOf: ({ category }) =>
    `Cuestionarios de ${category} con límite de tiempo, con cada respuesta explicada al final.`,
  categories: 'Categorías',
  allCategories: 'Todas las categorías',
  categoriesFailed: 'Error al cargar las categorías',
  subCategories: 'Subcategorías',
  allSubCategories: 'Todas',
  difficulty: 'Dificultad',
  anyLevel: 'Todos los niveles',
  length: 'Duración',
  anyLength: 'Cualquier duración',
  lengths: {
    short: 'Hasta 10 min',
    medium: 'De 11 a 20 min',
    long: 'Más de 20 min',
  },
  state: 'Tu progreso',
  anyState: 'Cualquier progreso',
  states: {
    new: 'Nuevo para ti',
    open: 'En curso',
    mastered: 'Dominado',
    to_be_marked: 'Por calificar',
    cooldown: 'En espera',
  },
  sort: 'Ordenar por',
  sorts: {
    best: 'Mejor coincidencia primero',
    newest: 'Más recientes primero',
    popular: 'Más realizados',
    stars: 'Los que más gustan',
    title: 'Título de la A a la Z',
    shortest: 'Más cortos primero',
  },
  searchPlaceholder: 'Buscar cuestionarios',
  searchByWords: 'Buscar cuestionarios por palabras',
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  found: ({ count }) => plural(count, { one: '# cuestionario', other: '# cuestionarios' }),
  foundFor: ({ count, text }) =>
    `${plural(count, { one: '# cuestionario', other: '# cuestionarios' })} para «${text}»`,
  quoted: ({ text }) => `«${text}»`,
  removeFilter: ({ filter }) => `Quitar el filtro ${filter}`,
  clearAll: 'Quitar todos',
  clearAllFilters: 'Quitar todos los filtros',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  beyondEnd: 'La lista termina antes de esta página',
  firstPage: 'Ir a la primera página',
  noMatch: 'Ningún cuestionario coincide',
  noMatchHint: 'Prueba con menos palabras o quita alguno de los filtros.',
  membersOnly: 'Solo para miembros',
};
