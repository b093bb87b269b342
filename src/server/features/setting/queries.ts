import type { Database } from '#db/open.ts';

/** The settings that were chosen, by their names. */
export async function readSettings(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
