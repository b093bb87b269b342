import { keyOf, rowId, searchParams } from '#web/search-params.ts';

/** What the address of the page for marking contains: the question whose answers are open, and which of them. */
export const markingSearch = searchParams({
  class: rowId,
  quiz: rowId,
  question: rowId,
  state: keyOf<'marked'>({ marked: true }),
  answer: rowId,
});
export type MarkingSearch = ReturnType<typeof markingSearch>;
