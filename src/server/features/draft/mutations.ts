import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { DraftDiscard, DraftSave } from '#shared/features/draft/schema.ts';
import { documentColumn } from './queries.ts';

/**
 * Saves the draft of one open editor, in one guarded statement. A draft that another editor of the same person
 * wrote is replaced only if `replaces` names it.
 * @throws stale when the stored draft is another editor's
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
