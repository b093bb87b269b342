import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  actions: 'Actions',
  selectAllOf: ({ label }: { label: string }) => `Select all of ${label}`,
  selectAllOnPage: 'Select all on this page',
  select: ({ name }: { name: string }) => `Select ${name}`,
  selected: ({ count }: { count: number }) =>
    plural(count, { one: '# selected', other: '# selected' }),
  selectionActions: 'Actions on the selection',
  clearSelection: 'Clear the selection',
  loading: 'Loading…',
  undo: 'Undo',
  tryAgain: 'Please try again.',
  refused: ({ name, message }: { name: string; message: string }) => `${name}: ${message}`,
};
