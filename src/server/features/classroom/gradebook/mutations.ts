import type { Tx } from '#db/open.ts';
import type { EntryChange } from '#shared/features/classroom/gradebook/schema.ts';

interface CellRef {
  assignmentId: number;
  userId: number;
}

type Override = { percentage: number; reason: string; computed: number | null } | null;

/** What is written into a cell. */
export type Written = { override: Override } | { comment: string | null };

interface By {
  userId: number;
  now: Date;
}

/** Writes into a cell and its history. The caller has locked the cell. */
export async function writeEntry(tx: Tx, cell: CellRef, written: Written, by: By): Promise<void> {
  const { assignmentId, userId } = cell;
  const version = { updatedAt: by.now, updatedBy: by.userId };
  const columns = { ...columnsOf(written, by.now), ...version };
  const { id } = await tx
    .insertInto('gradebookEntries')
    .values({ assignmentId, userId, ...columns })
    .onConflict((conflict) => conflict.columns(['assignmentId', 'userId']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('gradebookChanges')
    .values({ entryId: id, ...changeOf(written), changedAt: by.now, changedBy: by.userId })
    .execute();
}

const columnsOf = (written: Written, now: Date) =>
  'comment' in written
    ? { comment: written.comment, commentAt: written.comment === null ? null : now }
    : {
        overridePercent: written.override?.percentage ?? null,
        overrideReason: written.override?.reason ?? null,
        overrideAt: written.override ? now : null,
        computedPercent: written.override?.computed ?? null,
      };

function changeOf(written: Written) {
  const change = (kind: EntryChange, text: string | null) => ({ kind, text });
  if ('comment' in written)
    return written.comment === null
      ? change('comment_removed', null)
      : change('comment', written.comment);
  const { override } = written;
  return override === null
    ? change('override_removed', null)
    : {
        ...change('override', override.reason),
        percent: override.percentage,
        computedPercent: override.computed,
      };
}
