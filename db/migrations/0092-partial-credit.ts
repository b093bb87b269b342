import { type Kysely, sql } from 'kysely';

/**
 * Answers may earn a part of their question, or cost one. Null means as before: a right answer is the whole
 * question, any other nothing. So no row is written anew, and none is read: the constraints are not checked for
 * older rows, which have null, and for which the one that is replaced says the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers
    add column credit integer,
    add constraint answers_credit check (credit between -100 and 100) not valid`.execute(db);
  await sql`alter table quiz_attempts
    add column points integer,
    add constraint quiz_attempts_points check (abs(points) <= 100::bigint * total_questions) not valid`.execute(
    db,
  );
  await passBy(db, sql`coalesce(points, score * 100)`);
  await sql`alter table quiz_stats add column top_points integer`.execute(db);
  await sql`alter table regraded_attempts
    add column points_before integer,
    add column points integer`.execute(db);
}

/** Only attempts that reach their pass mark are passed. */
async function passBy(db: Kysely<unknown>, earned: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table quiz_attempts
    drop constraint quiz_attempts_pass_mark,
    add constraint quiz_attempts_pass_mark check (not passed or (total_questions > 0
      and ${earned} >= (rules ->> 'passMarkPercent')::numeric * total_questions)) not valid`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table regraded_attempts drop column points, drop column points_before`.execute(
    db,
  );
  await sql`alter table quiz_stats drop column top_points`.execute(db);
  await passBy(db, sql`score * 100`);
  await sql`alter table quiz_attempts drop column points`.execute(db);
  await sql`alter table answers drop column credit`.execute(db);
}
