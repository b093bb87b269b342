import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import type { SlotInput } from '#shared/features/quiz/slots.ts';
import { replaceDraws } from '../draws/mutations.ts';

/** A slot as it is stored: a draw without a position comes last. */
type StoredSlot =
  | Extract<SlotInput, { kind: 'link' }>
  | (Omit<Extract<SlotInput, { kind: 'draw' }>, 'position'> & { position: number | null });

/**
 * Replaces everything that a quiz asks besides its own questions.
 * @param quizId is locked
 */
export async function replaceSlots(
  tx: Tx,
  quizId: number,
  slots: readonly StoredSlot[],
): Promise<void> {
  await replaceDraws(
    tx,
    quizId,
    slots.filter((slot) => slot.kind === 'draw'),
  );
  await tx.deleteFrom('quizLinks').where('quizId', '=', quizId).execute();
  const links = slots.flatMap((slot) =>
    slot.kind === 'link' ? [{ quizId, questionId: slot.questionId, position: slot.position }] : [],
  );
  if (links.length > 0) await tx.insertInto('quizLinks').values(links).execute();
}

/** Takes links out of a quiz; the slots after them move up. @param quizId is locked */
export async function removeLinks(
  tx: Tx,
  quizId: number,
  questionIds: readonly number[],
): Promise<void> {
  const removed = await tx
    .deleteFrom('quizLinks')
    .where('quizId', '=', quizId)
    .where('questionId', '=', anyOf(questionIds))
    .returning('position')
    .execute();
  const after = removed.map(({ position }) => position).sort((a, b) => b - a);
  for (const position of after)
    for (const table of ['quizLinks', 'quizDraws'] as const)
      await tx
        .updateTable(table)
        .where('quizId', '=', quizId)
        .where('position', '>', position)
        .set({ position: sql<number>`position - 1` })
        .execute();
}

/** Marks the links and draws of a quiz as changed, for those who have them open. The quiz keeps its own version. */
export async function touchSlots(tx: Tx, quizId: number, now: Date): Promise<void> {
  await tx.updateTable('quizzes').set({ slotsUpdatedAt: now }).where('id', '=', quizId).execute();
}
