import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/**
 * The events of an attempt, in order. `line` is the text of an event as receipts contain it, and `hash` the
 * SHA-256 that was stored for it, in hexadecimal.
 */
export function listEvents(db: Database, attemptId: number) {
  return db
    .selectFrom('answerEvents')
    .where('quizAttemptId', '=', attemptId)
    .select(['number', 'questionId', 'seq', 'receivedAt', 'response', 'flagged'])
    .select([
      sql<string>`answer_event_line(quiz_attempt_id, number, question_id, seq, received_at, response,
        flagged, coalesce(lag(hash) over (order by number), ''))`.as('line'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
    ])
    .orderBy('number')
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
