import { type Judged, type Verdict, verdictOf } from '../review/verdict.tsx';
import type { ResultsFilter } from './results-search.ts';

interface Finished extends Judged {
  quiz: { id: number; title: string };
  completedAt: string;
}

/** The attempts that the filter lets through, in the order they came. */
export function filterResults<Attempt extends Finished>(
  attempts: readonly Attempt[],
  { verdict, quiz, from, to }: ResultsFilter,
  timeZone: string | undefined,
): Attempt[] {
  const dayOf = dayReader(timeZone);
  return attempts.filter((attempt) => {
    const day = from || to ? dayOf(attempt.completedAt) : '';
    return (
      (!verdict || verdictOf(attempt) === verdict) &&
      (!quiz || attempt.quiz.id === quiz) &&
      (!from || day >= from) &&
      (!to || day <= to)
    );
  });
}

export function countVerdict(attempts: readonly Judged[], verdict: Verdict): number {
  return attempts.filter((attempt) => verdictOf(attempt) === verdict).length;
}

/** The verdicts that are offered as filters, with their numbers; `waiting` only where an attempt waits for a mark. */
export function verdictsIn(attempts: readonly Judged[], chosen: Verdict | undefined) {
  const all = (['passed', 'failed', 'waiting', 'left'] as const).map((verdict) => ({
    verdict,
    count: countVerdict(attempts, verdict),
  }));
  return all.filter(
    ({ verdict, count }) => verdict !== 'waiting' || count > 0 || verdict === chosen,
  );
}

/** The quizzes among the attempts, by title. */
export function quizzesOf(
  attempts: readonly Finished[],
  compare: (one: string, other: string) => number,
): Finished['quiz'][] {
  const quizzes = new Map(attempts.map(({ quiz }) => [quiz.id, quiz]));
  return [...quizzes.values()].sort((one, other) => compare(one.title, other.title));
}

/** Reads the calendar day of a moment, as `2026-03-01`. */
function dayReader(timeZone: string | undefined): (at: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  return (at) => format.format(new Date(at));
}
