import type { Database } from '#db/open.ts';
import { listCurrentMarks } from '#server/features/attempt/marking/queries.ts';
import { type AttemptRow, findAttempt, listAnswers } from '#server/features/attempt/queries.ts';
import { feedbackOf, requireFinished, reviewAnswers } from '#server/features/attempt/views.ts';
import { tagNamesOf } from '#server/features/question/tags/queries.ts';
import { notFound } from '#server/kernel/failure.ts';
import { type Gaps, noGaps, type Practisable } from '#shared/features/practice/rules.ts';

/** What was missed of a result: only answers whose keys are shown, since a set would give the others away. */
export const missedIn = (review: ReturnType<typeof reviewAnswers>): ReadonlySet<number> =>
  new Set(
    review
      .filter(
        ({ isCorrect, question, marking }) =>
          !isCorrect && question.keyShown && marking?.state !== 'waiting',
      )
      .map(({ questionId }) => questionId),
  );

/** What was missed, with the other questions that the learner has seen and that have the same tags. */
export async function gapsOf(
  db: Database,
  missed: ReadonlySet<number>,
  seen: readonly Practisable[],
): Promise<Gaps> {
  if (missed.size === 0) return noGaps;
  const tags = await tagNamesOf(db, [...missed, ...seen.map(({ questionId }) => questionId)]);
  const weak = new Set([...missed].flatMap((id) => tags.get(id) ?? []));
  const related = seen.filter(({ questionId }) => tags.get(questionId)?.some((t) => weak.has(t)));
  return { missed, related: new Set(related.map(({ questionId }) => questionId)) };
}

/** @throws not-found for an attempt of another learner, attempt-open while it is open */
export async function findGaps(
  { db, now, userId }: { db: Database; now: Date; userId: number },
  attemptId: number,
  seen: readonly Practisable[],
): Promise<Gaps> {
  const attempt = await findAttempt(db, attemptId);
  if (!attempt || attempt.userId !== userId) throw notFound('Quiz attempt');
  requireFinished(attempt);
  return gapsOf(db, missedIn(await reviewOf(db, attempt, now)), seen);
}

/** The answers of a finished attempt, as far as its rules show them now. */
async function reviewOf(db: Database, attempt: AttemptRow, now: Date) {
  const answers = await listAnswers(db, attempt.id);
  const marks = attempt.rules.markedByHand ? await listCurrentMarks(db, attempt.id) : [];
  return reviewAnswers(attempt, { answers, marks }, feedbackOf(attempt, now).level);
}
