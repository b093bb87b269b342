import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  actions: 'Acciones',
  selectAllOf: ({ label }) => `Seleccionar todo: ${label}`,
  selectAllOnPage: 'Seleccionar todo en esta página',
  select: ({ name }) => `Seleccionar ${name}`,
  selected: ({ count }) => plural(count, { one: '# seleccionado', other: '# seleccionados' }),
  selectionActions: 'Acciones sobre la selección',
  clearSelection: 'Quitar la selección',
  loading: 'Cargando…',
  undo: 'Deshacer',
  tryAgain: 'Inténtalo de nuevo.',
  refused: ({ name, message }) => `${name}: ${message}`,
};
