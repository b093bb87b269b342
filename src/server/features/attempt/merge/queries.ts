import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

interface Accounts {
  keepId: number;
  goneId: number;
}

/** How many quizzes both accounts have attempts at, and at how many both have an open one. */
export async function countShared(db: Database, { keepId, goneId }: Accounts) {
  const { rows } = await sql<{ taken: number; open: number }>`
    select count(*)::int as taken, count(*) filter (where open = 2)::int as open
    from (
      select quiz_id, count(*) filter (where status = 'open') as open
      from quiz_attempts where user_id in (${keepId}, ${goneId})
      group by quiz_id having count(distinct user_id) = 2
    ) as shared`.execute(db);
  return rows[0] ?? { taken: 0, open: 0 };
}
