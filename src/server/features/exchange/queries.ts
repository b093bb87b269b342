import { sql } from 'kysely';
import { isManaged, isOfManagedQuiz } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import type { Manager } from '#shared/kernel/actor.ts';

/** Whether there is such an import of `manager`, into a quiz that they manage. */
export async function hasImport(db: Database, manager: Manager, id: number): Promise<boolean> {
  const found = await selectImports(db, manager)
    .where('imports.id', '=', id)
    .select('imports.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The imports of `manager` since a time that were not undone, into quizzes that they manage, the latest first. */
export function listImports(db: Database, manager: Manager, since: Date) {
  return selectImports(db, manager)
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

/** An administrator imports into quizzes of others, and may lose the role later. */
const selectImports = (db: Database, manager: Manager) =>
  db
    .selectFrom('imports')
    .where(isManaged('imports.createdBy', manager))
    .where((eb) =>
      eb.or([eb('imports.quizId', 'is', null), isOfManagedQuiz('imports.quizId', manager)]),
    );
