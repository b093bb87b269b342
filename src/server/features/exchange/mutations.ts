import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { ImportFormat } from '#shared/features/exchange/schema.ts';

interface NewImport {
  fileName: string;
  format: ImportFormat;
  quizId: number;
  hasCreatedQuiz: boolean;
  questionIds: readonly number[];
  /** Hashes of pictures and sounds that came with them. */
  uploads: readonly string[];
}

/** Notes an import, so that it can be undone. @returns its id */
export async function addImport(
  tx: Tx,
  added: NewImport,
  { writer, now }: Writing,
): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      ...added,
      questionIds: JSON.stringify(added.questionIds),
      uploads: JSON.stringify(added.uploads),
      createdBy: writer,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes imports that can no longer be undone. */
export async function dropOldImports(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('imports').where('createdAt', '<=', before).execute();
}

/** Marks an import as undone. @returns it; undefined if there is none since that time, or if it was undone before */
export async function takeImport(tx: Tx, id: number, { since, now }: { since: Date; now: Date }) {
  return tx
    .updateTable('imports')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('createdAt', '>', since)
    .returning(['quizId', 'hasCreatedQuiz', 'questionIds', 'uploads', 'createdAt'])
    .executeTakeFirst();
}
