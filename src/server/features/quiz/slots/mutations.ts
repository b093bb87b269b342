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

/** Marks the links and draws of a quiz as changed, for those who have them open. The quiz keeps its own version. */
export async function touchSlots(tx: Tx, quizId: number, now: Date): Promise<void> {
  await tx.updateTable('quizzes').set({ slotsUpdatedAt: now }).where('id', '=', quizId).execute();
}
