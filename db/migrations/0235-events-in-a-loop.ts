import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  acceptedRows,
  hashOf,
  recordOneAfterAnother,
  recordOneEach,
} from './0034-answer-events.ts';

/**
 * Several answers of an attempt are recorded by a loop. The recursion of 0034 read all answers of all attempts of the
 * statement again for each answer of one. The events are the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await defineRecorder(db, recordInLoop);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await defineRecorder(db, recordOneAfterAnother);
}

async function defineRecorder(
  db: Kysely<unknown>,
  recordSeveral: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    create or replace function record_answer_events() returns trigger language plpgsql
    -- A plan made while the table was empty would read all of it later.
    set enable_seqscan = off set enable_bitmapscan = off as $$
    begin
      if exists (select from after group by quiz_attempt_id having count(*) > 1) then
        ${recordSeveral};
      else
        ${recordOneEach};
      end if;
      return null;
    end $$`.execute(db);
}

const recordInLoop = sql`
  declare
    accepted record;
    attempt integer;
    nth integer;
    previous bytea;
    events answer_events[] := '{}';
  begin
    for accepted in select after.* from ${acceptedRows} order by after.quiz_attempt_id, after.id loop
      if attempt is distinct from accepted.quiz_attempt_id then
        attempt := accepted.quiz_attempt_id;
        select number, hash into nth, previous from answer_events
        where answer_events.quiz_attempt_id = attempt order by number desc limit 1;
        nth := coalesce(nth, 0);
        previous := coalesce(previous, '');
      end if;
      nth := nth + 1;
      previous := ${hashOf('accepted', sql`nth`, sql`previous`)};
      events := events || row(attempt, nth, accepted.question_id, accepted.seq, accepted.saved_at,
        accepted.response, accepted.flagged, previous)::answer_events;
    end loop;
    insert into answer_events select * from unnest(events);
  end`;
