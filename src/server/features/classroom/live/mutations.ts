import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { selectRunning } from '#server/features/attempt/supervision/queries.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { isAssignedWork } from './queries.ts';

/** A learner's report of presence in an attempt. */
interface Presence {
  attemptId: number;
  userId: number;
  place: number;
  now: Date;
}

/**
 * Notes where learners are, those of a whole class in one statement.
 * @returns when the attempt ends; null if it is not the learner's open attempt at assigned work
 */
export const notePresence = grouped({
  run: noteAll,
  atMost: 200,
  keyOf: ({ attemptId }: Presence) => attemptId,
});

async function noteAll(db: Database, presences: Presence[]): Promise<(Date | null)[]> {
  const { rows } = await sql<{ id: number; userId: number; deadline: Date }>`
    with watched as (
      select attempt.id, attempt.user_id, attempt.deadline, attempt.total_questions, given.place, given.at
      from unnest(
        ${presences.map(({ attemptId }) => attemptId)}::int[],
        ${presences.map(({ userId }) => userId)}::int[],
        ${presences.map(({ place }) => place)}::int[],
        ${presences.map(({ now }) => now.toISOString())}::timestamptz[]
      ) as given(attempt_id, user_id, place, at)
      join ${selectRunning(db)} as attempt on attempt.id = given.attempt_id and attempt.user_id = given.user_id
      where ${isAssignedWork(db)}
    ),
    noted as (
      insert into presences (attempt_id, place, seen_at)
      select id, least(place, total_questions - 1), at from watched where total_questions > 0 order by id
      on conflict (attempt_id) do update set place = excluded.place,
        seen_at = greatest(presences.seen_at, excluded.seen_at)
    )
    select id, user_id, deadline from watched`.execute(db);
  const watched = new Map(rows.map((row) => [row.id, row]));
  return presences.map(({ attemptId, userId }) => {
    const row = watched.get(attemptId);
    return row?.userId === userId ? row.deadline : null;
  });
}
