import type { z } from 'zod';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { idsDone } from '#server/kernel/row-outcomes.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import type {
  QuizMoveOutcome,
  QuizMoves,
  QuizStatusChanges,
  QuizStatusOutcome,
} from '#shared/features/quiz/schema.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { whyNotFilled } from '../draws/guards.ts';
import { whyNoQuizCategory } from '../guards.ts';
import { keepLinked } from '../links/mutations.ts';
import { isNeededByResults, lockForRemoval } from '../mutations.ts';
import { listQuestionsForAuthor } from '../questions/queries.ts';

/**
 * Publishes quizzes or makes them drafts, perhaps ones that are published at their opening date. A quiz that is not
 * complete stays a draft.
 */
export async function setStatuses(
  tx: Tx,
  { changes }: z.output<typeof QuizStatusChanges>,
  by: Writing,
): Promise<z.input<typeof QuizStatusOutcome>[]> {
  const stored = await lockQuizzes(
    tx,
    changes.map(({ id }) => id),
  );
  const outcomes: z.input<typeof QuizStatusOutcome>[] = [];
  for (const change of changes)
    outcomes.push(await setStatus(tx, { quiz: stored.get(change.id), change }, by));
  return outcomes;
}

type StatusChange = z.output<typeof QuizStatusChanges>['changes'][number];
type LockedQuiz = NonNullable<ReturnType<Awaited<ReturnType<typeof lockQuizzes>>['get']>>;

async function setStatus(
  tx: Tx,
  { quiz, change }: { quiz: LockedQuiz | undefined; change: StatusChange },
  by: Writing,
): Promise<z.input<typeof QuizStatusOutcome>> {
  const { id, status, ...marked } = change;
  if (!quiz || quiz.archivedAt) return { id, outcome: 'missing' };
  if (quiz.status === status) return { id, outcome: 'unchanged' };
  const message = status === 'active' ? await whyNotPublishable(tx, quiz) : undefined;
  if (message) return { id, outcome: 'refused', message };
  const publishesWhenOpen = status === 'draft' && marked.publishesWhenOpen;
  await tx
    .updateTable('quizzes')
    .set({ status, publishesWhenOpen, updatedAt: by.now, updatedBy: by.writer })
    .where('id', '=', id)
    .execute();
  const before = { status: quiz.status, publishesWhenOpen: quiz.publishesWhenOpen };
  return { id, outcome: 'done', before };
}

/** How many due drafts are locked at once. */
const dueAtOnce = 100;

/**
 * Publishes the drafts whose opening date has come, a number of them. One that is not complete stays a draft until it is.
 * @param after the last id that was looked at
 * @returns the same for the next call; undefined when there are no more after it
 */
export async function publishDue(tx: Tx, now: Date, after: number): Promise<number | undefined> {
  const due = await tx
    .selectFrom('quizzes')
    .where('publishesWhenOpen', '=', true)
    .where('status', '=', 'draft')
    .where('archivedAt', 'is', null)
    .where('opensAt', '<=', now)
    .where('id', '>', after)
    .select(['id', 'categoryId', 'drawnQuestions'])
    .orderBy('id')
    .limit(dueAtOnce)
    .forUpdate()
    .execute();
  for (const quiz of due) {
    if ((await whyNotPublishable(tx, quiz)) !== undefined) continue;
    // The mark goes, so that a quiz that is made a draft again stays one.
    await tx
      .updateTable('quizzes')
      .set({ status: 'active', publishesWhenOpen: false, updatedAt: now })
      .where('id', '=', quiz.id)
      .execute();
  }
  return due.length < dueAtOnce ? undefined : due.at(-1)?.id;
}

async function whyNotPublishable(
  tx: Tx,
  {
    id,
    categoryId,
    drawnQuestions,
  }: { id: number; categoryId: number | null; drawnQuestions: number },
): Promise<string | undefined> {
  if (categoryId === null) return 'It has no category yet.';
  const questions = await listQuestionsForAuthor(tx, id);
  if (questions.length + drawnQuestions === 0) return 'It has no questions yet.';
  for (const [index, question] of questions.entries()) {
    const [first] = whatIsMissing(question);
    if (first) return `Question ${index + 1}: ${first.message}`;
  }
  return whyNotFilled(tx, id);
}

/** Moves quizzes, each to its category and sub-category. Only a draft can have no category. */
export async function moveQuizzes(
  tx: Tx,
  moves: z.output<typeof QuizMoves>['moves'],
  by: Writing,
): Promise<z.input<typeof QuizMoveOutcome>[]> {
  const placements = new Map(moves.map((move) => [placementKey(move), move]));
  const problems = new Map<string, string>();
  for (const [key, placement] of placements) {
    const problem = await whyNoQuizCategory(tx, placement);
    if (problem) problems.set(key, problem.message);
  }
  const stored = await lockQuizzes(
    tx,
    moves.map(({ id }) => id),
  );
  const outcomes: z.input<typeof QuizMoveOutcome>[] = [];
  for (const move of moves) {
    const { id, categoryId, subCategoryId } = move;
    const quiz = stored.get(id);
    const message = problems.get(placementKey(move));
    if (!quiz || quiz.archivedAt) outcomes.push({ id, outcome: 'missing' });
    else if (quiz.categoryId === categoryId && quiz.subCategoryId === subCategoryId)
      outcomes.push({ id, outcome: 'unchanged' });
    else if (message !== undefined) outcomes.push({ id, outcome: 'refused', message });
    else if (categoryId === null && quiz.status === 'active')
      outcomes.push({ id, outcome: 'refused', message: 'A published quiz needs a category.' });
    else {
      await tx
        .updateTable('quizzes')
        .set({ categoryId, subCategoryId, updatedAt: by.now, updatedBy: by.writer })
        .where('id', '=', id)
        .execute();
      const before = { categoryId: quiz.categoryId, subCategoryId: quiz.subCategoryId };
      outcomes.push({ id, outcome: 'done', before });
    }
  }
  return outcomes;
}

const placementKey = (move: { categoryId: number | null; subCategoryId: number | null }) =>
  `${move.categoryId} ${move.subCategoryId}`;

/**
 * Deletes quizzes so that they can be restored; their results and their positions in series stay.
 * @param onlyEmpty one that has questions, links or draws stays
 */
export async function deleteQuizzes(
  tx: Tx,
  { ids, onlyEmpty }: { ids: number[]; onlyEmpty: boolean },
  now: Date,
): Promise<RowOutcome[]> {
  const stored = await lockQuizzes(tx, ids);
  const kept = onlyEmpty ? await listFilled(tx, ids) : undefined;
  const outcomes = ids.map((id): RowOutcome => {
    const quiz = stored.get(id);
    if (!quiz || quiz.archivedAt) return { id, outcome: 'missing' };
    return { id, outcome: kept?.has(id) ? 'unchanged' : 'done' };
  });
  const deleted = idsDone(outcomes);
  await lockForRemoval(tx, deleted);
  await keepLinked(tx, { quizIds: deleted }, now);
  await setArchivedAt(tx, deleted, now);
  return outcomes;
}

/** Those of these quizzes that have questions, archived ones too, links or draws. */
async function listFilled(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const of = anyOf(ids);
  const rows = await tx
    .selectFrom('questions')
    .where('quizId', '=', of)
    .select('quizId')
    .union(tx.selectFrom('quizLinks').where('quizId', '=', of).select('quizId'))
    .union(tx.selectFrom('quizDraws').where('quizId', '=', of).select('quizId'))
    .execute();
  return new Set(rows.map(({ quizId }) => quizId));
}

/** Restores deleted quizzes, unless their category was deleted. */
export async function restoreQuizzes(tx: Tx, ids: number[]): Promise<RowOutcome[]> {
  const stored = await lockQuizzes(tx, ids);
  const outcomes = ids.map((id): RowOutcome => {
    const quiz = stored.get(id);
    if (!quiz) return { id, outcome: 'missing' };
    if (!quiz.archivedAt) return { id, outcome: 'unchanged' };
    if (quiz.categoryId === null && quiz.status === 'active')
      return { id, outcome: 'refused', message: 'Its category has been deleted.' };
    return { id, outcome: 'done' };
  });
  await setArchivedAt(tx, idsDone(outcomes), null);
  return outcomes;
}

/** Erases quizzes that were deleted before a moment and that no result needs. */
export async function eraseDeletedQuizzes(tx: Tx, before: Date, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('quizzes')
    .where('archivedAt', '<', before)
    .where(({ not }) => not(isNeededByResults))
    .select('id')
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .execute();
  const purgedQuizIds = due.map(({ id }) => id);
  // A quiz that was deleted together with one of these, and restored alone, still links its questions.
  await keepLinked(tx, { purgedQuizIds }, now);
  const ids = anyOf(purgedQuizIds);
  await tx.deleteFrom('questions').where('quizId', '=', ids).execute();
  await tx.deleteFrom('quizzes').where('id', '=', ids).execute();
}

/** Locks these quizzes, deleted ones included, until the transaction ends. */
async function lockQuizzes(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('quizzes')
    .where('id', '=', anyOf(ids))
    .select(['id', 'status', 'categoryId', 'subCategoryId', 'drawnQuestions', 'archivedAt'])
    .select('publishesWhenOpen')
    // Always in the same order, so that two such calls cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function setArchivedAt(tx: Tx, ids: number[], archivedAt: Date | null): Promise<void> {
  await tx.updateTable('quizzes').set({ archivedAt }).where('id', '=', anyOf(ids)).execute();
}
