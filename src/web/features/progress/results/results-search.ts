import type {
  AttemptOutcome,
  AttemptSort,
  ResultsBasis,
} from '#shared/features/progress/results.ts';
import { keyOf, pageNumber, searchParams, sortDirection, text } from '#web/search-params.ts';
import type { AttemptQuery } from './api.ts';

export type QuestionSort = 'notes' | 'text' | 'takers' | 'facility' | 'discrimination' | 'omitted';

/** What the address of a quiz's results contains. */
export const quizResultsSearch = searchParams({
  /** Without it, the attempts are shown. */
  view: keyOf<'summary' | 'questions' | 'live' | 'stars'>({
    summary: true,
    questions: true,
    live: true,
    stars: true,
  }),
  /** Without it, the first attempts are evaluated. */
  basis: keyOf<Exclude<ResultsBasis, 'first'>>({ all: true }),
  q: text(200),
  outcome: keyOf<AttemptOutcome>({
    passed: true,
    failed: true,
    to_be_marked: true,
    abandoned: true,
    open: true,
    self_reported: true,
  }),
  sort: keyOf<AttemptSort>({ name: true, score: true, started: true, time: true }),
  /** How the questions are sorted. */
  by: keyOf<QuestionSort>({
    notes: true,
    text: true,
    takers: true,
    facility: true,
    discrimination: true,
    omitted: true,
  }),
  direction: sortDirection,
  page: pageNumber,
});
export type QuizResultsSearch = ReturnType<typeof quizResultsSearch>;

/** The input of the call that lists the attempts. */
export const attemptQuery = (
  id: number,
  { q, outcome, sort, direction, page }: QuizResultsSearch,
): AttemptQuery => ({ id, q, outcome, sort, direction, page });

/** What each view of the results gets. */
export interface ResultsViewProps {
  /** Of the quiz. */
  id: number;
  search: QuizResultsSearch;
  onSearch: (search: QuizResultsSearch) => void;
}
