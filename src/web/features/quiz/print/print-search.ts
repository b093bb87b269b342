import { keyOf, rowId, searchParams } from '#web/search-params.ts';

/** What the address of a printed quiz contains, so that the same address prints the same papers. */
export const printSearch = searchParams({
  /** Without it, one version. */
  versions: keyOf<'2' | '3' | '4'>({ 2: true, 3: true, 4: true }),
  /** Without it, all questions of the quiz. */
  questions: keyOf<'attempt'>({ attempt: true }),
  /** What the random orders depend on. */
  seed: rowId,
  sheet: keyOf<'no'>({ no: true }),
  key: keyOf<'no'>({ no: true }),
});
export type PrintSearch = ReturnType<typeof printSearch>;
