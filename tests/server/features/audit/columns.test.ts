import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorld } from '#tests/support/world.ts';
import { messages } from '#web/features/audit/messages/en.ts';

test('every column that the audit trail records has a name on the screen', async () => {
  await using world = await createWorld();
  const { rows } = await sql<{ columns: string }>`
    select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as columns
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname in ('audit_update', 'audit_rows')`.execute(world.db);
  const recorded = [...new Set(rows.flatMap(({ columns }) => columns.split(',')))];
  expect(recorded.length).toBeGreaterThan(50);
  const named = new Set(Object.keys(messages.fields));
  expect(recorded.filter((column) => !named.has(column))).toEqual([]);
});
