import { sql } from 'kysely';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/** Whether there is such an import that `manager` manages. */
export async function hasImport(db: Database, manager: Manager, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('imports')
    .where('id', '=', id)
    .where(isManaged('imports.createdBy', manager))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The imports of `manager` since a time that were not undone, the latest first. */
export function listImports(db: Database, manager: Manager, since: Date) {
  return db
    .selectFrom('imports')
    .where(isManaged('imports.createdBy', manager))
    .where('imports.createdAt', '>', since)
    .where('undoneAt', 'is', null)
    .select([
      'imports.id',
      'imports.createdAt',
      'fileName',
      'format',
      'quizId',
      sql<number>`jsonb_array_length(question_ids)`.as('questions'),
    ])
    .orderBy('imports.id', 'desc')
    .limit(20)
    .execute();
}
