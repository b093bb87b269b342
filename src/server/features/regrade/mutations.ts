import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { RegradeInput, RegradeState } from '#shared/features/regrade/schema.ts';

type NewRegrade = z.output<typeof RegradeInput> & {
  attempts: number;
  state: Extract<RegradeState, 'running' | 'done'>;
  createdBy: number;
};

/** @returns undefined while another regrade of the question is running */
export const createRegrade = (tx: Tx, regrade: NewRegrade, now: Date) =>
  tx
    .insertInto('regrades')
    .values({ ...regrade, createdAt: now, endedAt: regrade.state === 'done' ? now : null })
    .onConflict((conflict) =>
      conflict.column('questionId').where('state', 'in', ['running', 'undoing']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();

/** Stores how far a run has come. */
export async function moveOn(
  tx: Tx,
  id: number,
  progress: { lastAttemptId: number; seen: number; changed: number },
): Promise<void> {
  await tx.updateTable('regrades').set(progress).where('id', '=', id).execute();
}

export async function endRegrade(
  tx: Tx,
  id: number,
  state: Extract<RegradeState, 'done' | 'undone'>,
  now: Date,
): Promise<void> {
  await tx.updateTable('regrades').set({ state, endedAt: now }).where('id', '=', id).execute();
}

/** Starts the way back, from the first attempt. */
export async function beginUndo(tx: Tx, id: number, attempts: number): Promise<void> {
  await tx
    .updateTable('regrades')
    .set({ state: 'undoing', endedAt: null, attempts, seen: 0, lastAttemptId: 0 })
    .where('id', '=', id)
    .execute();
}

/** The result of an attempt before and after a regrade, and the question that brings the earlier one back. */
export interface RegradedAttempt {
  quizAttemptId: number;
  questionBefore: PaperQuestion;
  scoreBefore: number;
  score: number;
  pointsBefore: number | null;
  points: number | null;
  passedBefore: boolean;
  canRetakeAtBefore: Date | null;
  passed: boolean;
}

export async function keepGrades(
  tx: Tx,
  regradeId: number,
  attempts: readonly RegradedAttempt[],
): Promise<void> {
  if (attempts.length === 0) return;
  await tx
    .insertInto('regradedAttempts')
    .values(
      attempts.map(({ questionBefore, ...each }) => ({
        ...each,
        regradeId,
        questionBefore: JSON.stringify(questionBefore),
      })),
    )
    .execute();
}
