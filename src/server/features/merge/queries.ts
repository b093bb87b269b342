import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { mergeGroups } from '#shared/features/merge/schema.ts';
import { columnOf, mergeRules } from './mutations.ts';

/** How many rows of each group an account has. */
export async function countRows(db: Database, userId: number) {
  const counts = await Promise.all(
    Object.entries(mergeRules).map(async ([name, rule]) => {
      const group = 'group' in rule ? rule.group : undefined;
      return group && { group, count: await countIn(db, name, userId) };
    }),
  );
  return mergeGroups.flatMap((group) => {
    const count = counts.reduce((sum, each) => sum + (each?.group === group ? each.count : 0), 0);
    return count > 0 ? [{ group, count }] : [];
  });
}

async function countIn(db: Database, name: string, userId: number): Promise<number> {
  const { table, column } = columnOf(name);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${table} where ${sql.ref(column)} = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}
