import { sql } from 'kysely';
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

/**
 * Puts what was written into the cells of two accounts of one person together: the mark by hand that either has, the
 * comment that either has, of two the newer one, and both histories. The version is a new one: no teacher has seen the cell.
 */
export async function mergeEntries(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
  now: Date,
): Promise<void> {
  const newer = (at: string, columns: readonly string[]) =>
    sql.join(
      columns.map(
        (column) => sql`${sql.ref(column)} = case
          when kept.${sql.ref(at)} is null or excluded.${sql.ref(at)} > kept.${sql.ref(at)}
          then excluded.${sql.ref(column)} else kept.${sql.ref(column)} end`,
      ),
    );
  const override = ['override_percent', 'override_reason', 'override_at', 'computed_percent'];
  await sql`
    insert into gradebook_entries as kept (assignment_id, user_id, override_percent, override_reason,
      override_at, computed_percent, comment, comment_at, updated_at, updated_by)
    select assignment_id, ${keepId}, override_percent, override_reason,
      override_at, computed_percent, comment, comment_at, updated_at, updated_by
    from gradebook_entries where user_id = ${goneId} order by assignment_id
    on conflict (assignment_id, user_id) do update set
      ${newer('override_at', override)}, ${newer('comment_at', ['comment', 'comment_at'])},
      ${newer('updated_at', ['updated_by'])}, updated_at = ${now}`.execute(tx);
  await sql`
    update gradebook_changes set entry_id = kept.id
    from gradebook_entries as gone
    join gradebook_entries as kept on kept.assignment_id = gone.assignment_id and kept.user_id = ${keepId}
    where gone.user_id = ${goneId} and gradebook_changes.entry_id = gone.id`.execute(tx);
}
