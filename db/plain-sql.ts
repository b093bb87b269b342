import { CompiledQuery } from 'kysely';
import type { Database } from './open.ts';

/** Runs one statement of SQL text with `$1` parameters; for libraries with SQL of their own. */
export async function runStatement(
  db: Database,
  { text, values }: { text: string; values: unknown[] },
): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}
