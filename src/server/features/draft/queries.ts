import type { Database } from '#db/open.ts';
import type { DraftRef } from '#shared/features/draft/schema.ts';

/** The column is 0 for a document that is not stored yet: a part of a primary key is never null. */
export const documentColumn = ({ documentId }: DraftRef): number => documentId ?? 0;

export function findDraft(db: Database, userId: number, ref: DraftRef) {
  return db
    .selectFrom('drafts')
    .where('userId', '=', userId)
    .where('kind', '=', ref.kind)
    .where('documentId', '=', documentColumn(ref))
    .select(['content', 'base', 'writer', 'updatedAt'])
    .executeTakeFirst();
}
