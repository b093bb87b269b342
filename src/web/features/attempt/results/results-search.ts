import { calendarDay, keyOf, rowId, searchParams } from '#web/search-params.ts';
import type { Verdict } from '../review/verdict.tsx';

/** What the address of the results list contains. Days are the reader's own. */
export const resultsSearch = searchParams({
  verdict: keyOf<Verdict>({ passed: true, failed: true, waiting: true, left: true }),
  /** A quiz's id. */
  quiz: rowId,
  from: calendarDay,
  to: calendarDay,
});
export type ResultsFilter = ReturnType<typeof resultsSearch>;

/** The questions of a result that are shown. */
export type ReviewFilter = 'wrong' | 'flagged' | 'unanswered';

/** What the address of one result contains. */
export const reviewSearch = searchParams({
  show: keyOf<ReviewFilter>({ wrong: true, flagged: true, unanswered: true }),
});
