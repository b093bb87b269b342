import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Every accepted answer is one row of `answer_events`, which is added by the statement that stores the answer
 * and never changes. The events of an attempt form a chain: the hash of each covers the hash of the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answer_events')
    .addColumn('quiz_attempt_id', 'integer', (c) =>
      c.notNull().references('quiz_attempts.id').onDelete('cascade'),
    )
    // The position in the attempt, from 1.
    .addColumn('number', 'integer', (c) => c.notNull())
    // Not a foreign key: the row in `answers` has one, and a check of each event would cost time.
    .addColumn('question_id', 'integer', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addColumn('response', 'jsonb')
    .addColumn('flagged', 'boolean', (c) => c.notNull())
    // SHA-256 of the event's line.
    .addColumn('hash', sql`bytea`, (c) => c.notNull())
    .addPrimaryKeyConstraint('answer_events_pkey', ['quiz_attempt_id', 'number'])
    .execute();
  await createLine(db);
  await createRecorder(db);
  await refuseChanges(db);
}

/** The text of an event: receipts contain it, and its hash is the hash of the event. */
async function createLine(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function answer_event_line(attempt integer, number integer, question integer, seq bigint,
      received_at timestamptz, response jsonb, flagged boolean, previous bytea) returns text
    language sql stable as $$
      select concat('{"attempt":', attempt, ',"number":', number, ',"question":', question, ',"seq":', seq,
        ',"receivedAt":"', to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        '","response":', coalesce(response, 'null'), ',"flagged":', flagged::text,
        ',"previous":"', encode(previous, 'hex'), '"}')
    $$`.execute(db);
}

/**
 * The trigger sees the answers before and after a statement, and reads the last event after the statement has
 * waited for the attempt's lock. No statement that stores an answer can leave its event out. A save is mostly one
 * answer of each attempt, which needs no recursion; that halves its cost.
 */
async function createRecorder(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_answer_events() returns trigger language plpgsql
    -- A plan made while the table was empty would read all of it later.
    set enable_seqscan = off set enable_bitmapscan = off as $$
    begin
      if exists (select from after group by quiz_attempt_id having count(*) > 1) then
        ${recordOneAfterAnother};
      else
        ${recordOneEach};
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger answers_record_events after update on answers
    referencing old table as before new table as after
    for each statement execute function record_answer_events()`.execute(db);
}

export const acceptedRows = sql`after join before on before.id = after.id and after.seq > before.seq
  and (after.response, after.flagged) is distinct from (before.response, before.flagged)`;

const lastEventOf = (attempt: RawBuilder<unknown>) => sql`lateral (
    select number, hash from answer_events
    where answer_events.quiz_attempt_id = ${attempt} order by number desc limit 1
  ) as last on true`;

export const hashOf = (
  answer: 'after' | 'accepted',
  number: RawBuilder<unknown>,
  previous: RawBuilder<unknown>,
) => {
  const column = (name: string) => sql.ref(`${answer}.${name}`);
  return sql`sha256(convert_to(answer_event_line(${column('quiz_attempt_id')}, ${number},
    ${column('question_id')}, ${column('seq')}, ${column('saved_at')}, ${column('response')},
    ${column('flagged')}, ${previous}), 'UTF8'))`;
};

const first = {
  number: sql`coalesce(last.number, 0) + 1`,
  previous: sql`coalesce(last.hash, '')`,
};

export const recordOneEach = sql`
  insert into answer_events
  select after.quiz_attempt_id, ${first.number}, after.question_id, after.seq, after.saved_at,
    after.response, after.flagged, ${hashOf('after', first.number, first.previous)}
  from ${acceptedRows} left join ${lastEventOf(sql`after.quiz_attempt_id`)}`;

/** Each event of an attempt needs the hash of the one before. */
export const recordOneAfterAnother = sql`
  with recursive accepted as materialized (
    select after.*, row_number() over (partition by after.quiz_attempt_id order by after.id) as position
    from ${acceptedRows}
  ), event as (
    select accepted.*, ${first.number} as number, ${hashOf('accepted', first.number, first.previous)} as hash
    from accepted left join ${lastEventOf(sql`accepted.quiz_attempt_id`)}
    where position = 1
    union all
    select accepted.*, event.number + 1,
      ${hashOf('accepted', sql`event.number + 1`, sql`event.hash`)}
    from event join accepted on accepted.quiz_attempt_id = event.quiz_attempt_id
      and accepted.position = event.position + 1
  )
  insert into answer_events
  select quiz_attempt_id, number, question_id, seq, saved_at, response, flagged, hash from event`;

/** Events are deleted only with their attempt, or once the attempt has no learner. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_answer_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (
        select from quiz_attempts where id = old.quiz_attempt_id and user_id is not null
      ) then return old; end if;
      raise exception 'answer events are never changed' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger answer_events_keep before update or delete on answer_events for each row
    execute function keep_answer_event()`.execute(db);
  await sql`
    create trigger answer_events_keep_all before truncate on answer_events
    execute function keep_answer_event()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger answers_record_events on answers`.execute(db);
  await sql`drop function record_answer_events`.execute(db);
  await sql`drop function answer_event_line`.execute(db);
  await db.schema.dropTable('answer_events').execute();
  await sql`drop function keep_answer_event`.execute(db);
}
