import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyOf } from '#db/conditions/any-of.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';

test('a list may have a type that was made since the database was opened', async () => {
  const { db, close } = await openPrivateDatabase();
  // As the migrations of a first start make it.
  await sql`alter type attempt_status rename to attempt_status_before`.execute(db);
  await sql`create type attempt_status as enum ('open', 'submitted', 'timed_out')`.execute(db);
  const { rows } = await sql`
    select status::text from unnest(enum_range(null::attempt_status)) as status
    where status = ${anyOf(['submitted', 'timed_out'], 'attempt_status')}`.execute(db);
  expect(rows).toEqual([{ status: 'submitted' }, { status: 'timed_out' }]);
  await close();
});
