import { recordAct } from '#db/audit.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { beginUndo } from '../mutations.ts';
import { countRegraded, listRegrades, lockRegrade } from '../queries.ts';
import { regradesOf } from '../views.ts';
import { stillRunning } from './begin.ts';

/**
 * Brings back the grades from before a regrade, in the background. Learners who got a mail get another one.
 * @throws conflict when it is not the latest regrade of the question, or one is running
 */
export async function undoRegrade(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const regrade = orNotFound(await lockRegrade(tx, id), 'Regrade');
    const regrades = regradesOf(await listRegrades(tx, regrade.questionId));
    if (regrades.some(({ state }) => state === 'running' || state === 'undoing'))
      throw stillRunning();
    if (!regrades.find((each) => each.id === id)?.isUndoable)
      throw new Failure('conflict', 'Only the latest regrade of a question can be undone.');
    await beginUndo(tx, id, await countRegraded(tx, id));
    await jobs.enqueue(tx, 'regrade', { regradeId: id });
    await recordAct(tx, { kind: 'questions', rowId: regrade.questionId }, { regrade: 'undone' });
  });
}
