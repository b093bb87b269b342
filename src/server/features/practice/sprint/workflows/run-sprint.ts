import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { readMemory } from '#server/features/practice/workflows/read-memory.ts';
import { readSet } from '#server/features/practice/workflows/read-set.ts';
import { secureChance } from '#server/kernel/chance.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { chooseSet } from '#shared/features/practice/rules.ts';
import { sprintEnd, sprintSize } from '#shared/features/practice/sprint/rules.ts';
import type { Sprint, SprintResult } from '#shared/features/practice/sprint/schema.ts';
import { writeSprint } from '../mutations.ts';
import { getSprint, listSprintScores } from '../queries.ts';

/** Begins a sprint with questions of all that the learner can practise. */
export async function startSprint(
  db: Database,
  userId: number,
  now: Date,
): Promise<z.input<typeof Sprint>> {
  const memory = await readMemory(db, { userId }, now);
  const how = { now, chance: secureChance, size: sprintSize };
  const chosen = chooseSet(memory.questions, { mode: 'mixed' }, how);
  const questions = await readSet(db, chosen, memory);
  if (questions.length === 0) throw new Failure('conflict', 'There is nothing to practise yet.');
  const { id } = await inTransaction(db, (tx) => writeSprint(tx, userId, now));
  return { id, endsAt: sprintEnd(now), questions };
}

/** @throws not-found for a sprint of another learner */
export async function readSprint(
  db: Database,
  userId: number,
  sprintId: number,
): Promise<z.input<typeof SprintResult>> {
  await getSprint(db, { userId, sprintId });
  const scores = await listSprintScores(db, userId);
  const own = scores.find((row) => row.sprintId === sprintId);
  const others = scores.filter((row) => row.sprintId !== sprintId).map(({ right }) => right);
  return {
    answers: own?.answers ?? 0,
    right: own?.right ?? 0,
    best: others.length > 0 ? Math.max(...others) : null,
  };
}
