import { recordAct } from '#db/audit.ts';
import type { Database } from '#db/open.ts';
import { addMinutes } from '#server/features/attempt/supervision/mutations.ts';
import { lockRunning } from '#server/features/attempt/supervision/queries.ts';
import type { AssignmentRow } from '#server/features/classroom/assignments/queries.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { listWriting } from '../queries.ts';

interface Call {
  db: Database;
  now: Date;
  actor: Member;
  assignment: AssignmentRow;
}

/** Gives more time to those who write an assignment now, or to one of them. */
export const addTime = (
  { db, now, actor, assignment }: Call,
  { attemptId, minutes }: { attemptId: number | null; minutes: number },
): Promise<{ attempts: number }> =>
  inTransaction(db, async (tx) => {
    const writing = await listWriting(tx, managerOf(actor), assignment);
    const chosen = writing.filter((id) => attemptId === null || id === attemptId);
    if (attemptId !== null && chosen.length === 0) throw notFound('Quiz attempt');
    const ids = await lockRunning(tx, { attemptIds: chosen }, now);
    await addMinutes(tx, ids, { minutes, now });
    const act = { assignment: assignment.id, added_minutes: minutes, attempts: ids.length };
    await recordAct(tx, { kind: 'classes', rowId: assignment.classId }, act);
    return { attempts: ids.length };
  });
