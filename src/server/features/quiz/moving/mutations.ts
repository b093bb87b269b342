import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { notFound } from '#server/kernel/failure.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { QuestionMoveOutcome, QuestionMoves } from '#shared/features/quiz/moving.ts';
import { lockBankQuestions } from '../bank/queries.ts';
import { requireFilledDraws } from '../draws/guards.ts';
import { touchQuiz } from '../mutations.ts';
import { findQuizStatus } from '../queries.ts';
import { findNextPosition } from '../questions/queries.ts';
import { findTarget, whyNotMoved } from './queries.ts';

/**
 * Makes questions those of other quizzes, with their tags, versions and statistics. Quizzes that link them go on asking
 * them, and results stay as they are.
 * @throws invalid when the draws of a published quiz would find too few questions, as it draws none of its own
 */
export async function moveQuestions(
  tx: Tx,
  { moves }: QuestionMoves,
  by: Writing,
): Promise<QuestionMoveOutcome[]> {
  const targetIds = [...new Set(moves.map(({ quizId }) => quizId))];
  const stored = await lockBankQuestions(
    tx,
    moves.map(({ id }) => id),
    targetIds,
  );
  const targets = new Map(
    await Promise.all(targetIds.map(async (id) => [id, await findTarget(tx, id)] as const)),
  );
  const outcomes = moves.map(({ id, quizId }): QuestionMoveOutcome => {
    const question = stored.get(id);
    const target = targets.get(quizId);
    if (!question) return { id, outcome: 'missing' };
    if (question.quizId === quizId) return { id, outcome: 'unchanged' };
    // It may have been deleted meanwhile; questions for other quizzes are still moved.
    if (!target) return { id, outcome: 'refused', message: notFound('Quiz').message };
    const message = whyNotMoved(question, target);
    if (message !== undefined) return { id, outcome: 'refused', message };
    return {
      id,
      outcome: 'done',
      before: { quizId: question.quizId, position: question.position },
    };
  });
  const moved = moves.filter((_, index) => outcomes[index]?.outcome === 'done');
  await writeMoves(tx, moved, by.now);
  const left = moved.flatMap(({ id }) => stored.get(id)?.quizId ?? []);
  for (const quizId of new Set([...left, ...moved.map((move) => move.quizId)]))
    await touchQuiz(tx, quizId, by);
  for (const quizId of new Set(moved.map((move) => move.quizId)))
    if ((await findQuizStatus(tx, quizId)) === 'active') await requireFilledDraws(tx, quizId);
  return outcomes;
}

/** A question without a position comes after the stored ones, in the order of `moves`. */
async function writeMoves(tx: Tx, moves: QuestionMoves['moves'], now: Date): Promise<void> {
  for (const [quizId, into] of Map.groupBy(moves, (move) => move.quizId)) {
    const next = await findNextPosition(tx, quizId);
    const rows = into.map(({ id, position }, index) => ({
      id,
      position: position ?? next + index,
    }));
    await sql`update questions set quiz_id = ${quizId}, position = given.position, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, position int)
      where questions.id = given.id`.execute(tx);
  }
}
