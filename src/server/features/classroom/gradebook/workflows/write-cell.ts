import type { Tx } from '#db/open.ts';
import { lockMember } from '#server/features/classroom/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inGuardedTransaction, requireAsLoaded } from '#server/kernel/unchanged.ts';
import { type Written, writeEntry } from '../mutations.ts';
import { findEntry } from '../queries.ts';
import { type CellRows, readComputed } from './read-cell.ts';

interface Writer extends Pick<Context, 'db' | 'readStored' | 'now'> {
  actor: { userId: number };
}

type NewEntry =
  | { override: { percentage: number; reason: string } | null }
  | { comment: string | null };

/**
 * Writes a mark or a comment into a cell.
 * @param loadedAt the version of the cell that the teacher has seen; null for an empty one
 * @throws stale when another teacher has written into it since then
 */
export function writeCell(
  ctx: Writer,
  rows: CellRows,
  entry: NewEntry,
  loadedAt: string | null | undefined,
): Promise<void> {
  const { assignment, member } = rows;
  const cell = { classId: assignment.classId, assignmentId: assignment.id, userId: member.userId };
  return inGuardedTransaction(ctx, async (tx) => {
    if (!(await lockMember(tx, cell))) throw notFound('Member');
    const stored = await findEntry(tx, cell);
    requireAsLoaded('cell', stored, loadedAt);
    if (!changesSomething(entry, stored)) return;
    const by = { userId: ctx.actor.userId, now: ctx.now };
    await writeEntry(tx, cell, await written(tx, rows, entry), by);
  });
}

/** Whether the entry differs from what is stored; a removal that is sent again after a lost answer does not. */
function changesSomething(entry: NewEntry, stored: Awaited<ReturnType<typeof findEntry>>): boolean {
  const [given, before] =
    'comment' in entry
      ? [entry.comment, stored?.comment]
      : [entry.override, stored?.overridePercent];
  return given !== null || (before ?? null) !== null;
}

/** A mark is stored with the computed mark of this moment, so that later changes of that are shown. */
async function written(tx: Tx, rows: CellRows, entry: NewEntry): Promise<Written> {
  if ('comment' in entry) return entry;
  if (entry.override === null) return { override: null };
  return { override: { ...entry.override, computed: await readComputed(tx, rows) } };
}
