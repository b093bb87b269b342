import type { Database, Tx } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { passes, retakeFrom } from '#shared/features/attempt/rules.ts';
import { type EndedColumns, keepResults, writeEnds } from '../mutations.ts';
import {
  type AnswerRow,
  type AttemptRow,
  listAllAnswers,
  listWithoutPoints,
  lockAttempts,
} from '../queries.ts';
import { gradeAnswers, resultOf } from './grade.ts';

/** Attempts per transaction, so that one is short. */
const batchSize = 200;

/**
 * Gives points to attempts that count them and have none, because a process of an earlier version ended them while this
 * one was being put into service. One that would lose its pass stays as it was graded, for good.
 * @returns how many attempts have got points; what is summed from attempts must then be counted again
 */
export async function fillPoints(db: Database): Promise<number> {
  let filled = 0;
  for (let after = 0; ; ) {
    const ids = await listWithoutPoints(db, { after, count: batchSize });
    if (ids.length > 0) filled += await inTransaction(db, (tx) => fillBatch(tx, ids));
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) return filled;
    after = last;
  }
}

async function fillBatch(tx: Tx, ids: number[]): Promise<number> {
  const locked = await lockAttempts(tx, ids, { wait: true });
  // Another process may have filled them before the lock was taken.
  const attempts = locked.filter(({ points }) => points === null);
  const answers = Map.groupBy(
    await listAllAnswers(
      tx,
      attempts.map(({ id }) => id),
    ),
    ({ quizAttemptId }) => quizAttemptId,
  );
  const filled = attempts.flatMap((attempt) => withPoints(attempt, answers.get(attempt.id) ?? []));
  await writeEnds(tx, {
    attempts: filled.map(({ columns }) => columns),
    answers: filled.flatMap(({ graded }) => graded),
  });
  const filledIds = new Set(filled.map(({ columns }) => columns.id));
  const left = attempts.map(({ id }) => id).filter((id) => !filledIds.has(id));
  await keepResults(tx, left);
  return filled.length;
}

/** The attempt with its points, by which it may be passed now. Nothing else about its end changes. */
function withPoints(attempt: AttemptRow, answers: AnswerRow[]) {
  const { id, status, completedAt, timeTaken, canRetakeAt, toBeMarked, rules } = attempt;
  if (completedAt === null || timeTaken === null) return [];
  const graded = gradeAnswers(attempt, answers);
  const result = resultOf(attempt, graded);
  const passed = passes(result, rules);
  if (result.points === null || (attempt.passed && !passed)) return [];
  const columns: EndedColumns = {
    ...{ id, status, completedAt, voidedAt: null, timeTaken, toBeMarked, passed },
    ...{ score: result.score, points: result.points, isCounted: false },
    canRetakeAt: passed === attempt.passed ? canRetakeAt : retakeFrom(passed, completedAt, rules),
  };
  return [{ columns, graded }];
}
