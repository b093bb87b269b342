import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** Imports since a time that were not undone, the latest first. */
export function listImports(db: Database, since: Date) {
  return db
    .selectFrom('imports')
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
