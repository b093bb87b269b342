import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  search: 'Buscar cuestionarios',
  submit: 'Buscar',
  close: 'Cerrar la búsqueda',
  suggestions: ({ count }) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
  recent: 'Búsquedas recientes',
  matching: 'Cuestionarios encontrados',
  clearRecent: 'Borrar las búsquedas recientes',
  notAvailable: 'Las sugerencias no están disponibles en este momento.',
  noTitle: 'Ningún cuestionario tiene esto en el título.',
  allResults: ({ text }) => `Ver todos los resultados de «${text}»`,
  questions: 'Preguntas',
  draftOf: ({ quiz }) => `${quiz} (borrador)`,
};
