import type { Tx } from '#db/open.ts';
import type { SlotInput } from '#shared/features/quiz/slots.ts';
import { replaceDraws } from '../draws/mutations.ts';

/**
 * Replaces everything that a quiz asks besides its own questions.
 * @param quizId is locked
 */
export async function replaceSlots(
  tx: Tx,
  quizId: number,
  slots: readonly SlotInput[],
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
