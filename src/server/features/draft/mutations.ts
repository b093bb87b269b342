import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { DraftDiscard, DraftSave } from '#shared/features/draft/schema.ts';
import { documentColumn } from './queries.ts';

/**
 * Keeps the work of one editor, in one guarded statement: a draft that another editor of the same
 * person wrote is replaced only when it is named.
 * @throws stale when another editor's draft is there
 */
export async function saveDraft(
  tx: Tx,
  { content, base, writer, replaces, ...ref }: DraftSave,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const values = { writer, base, content: JSON.stringify(content), updatedAt: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('drafts')
    .values({ ...values, userId, kind: ref.kind, documentId: documentColumn(ref) })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'kind', 'documentId'])
        .doUpdateSet(values)
        .where('drafts.writer', 'in', replaces ? [writer, replaces] : [writer]),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n)
    throw new Failure('stale', 'Another window has kept a draft of this since.');
}

/** Removes the draft that this writer wrote, if there is one. */
export async function discardDraft(
  tx: Tx,
  { writer, ...ref }: DraftDiscard,
  userId: number,
): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('userId', '=', userId)
    .where('kind', '=', ref.kind)
    .where('documentId', '=', documentColumn(ref))
    .where('writer', '=', writer)
    .execute();
}
