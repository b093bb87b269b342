import { type Kysely, sql } from 'kysely';

/** The specification's rules, which quizzes have had until now. */
const standard = {
  passMarkPercent: 80,
  cooldownHours: { passed: 120, failed: 48 },
  maxAttempts: null,
  shuffleQuestions: true,
  shuffleOptions: true,
  feedback: { atEnd: 'explanations', afterClosing: 'explanations' },
};

/**
 * Each quiz has rules of its own, a time in which it can be taken, an access code, and may be left out of lists.
 * The access code is not recorded by the audit trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes
    add column rules jsonb not null default ${sql.lit(JSON.stringify(standard))},
    add column opens_at timestamptz,
    add column closes_at timestamptz,
    add column access_code text,
    add column is_listed boolean not null default true,
    add constraint quizzes_window check (closes_at > opens_at),
    add constraint quizzes_access_code check (btrim(access_code) <> ''),
    add constraint quizzes_rules check (
      (rules ->> 'passMarkPercent')::numeric between 1 and 100
      and (rules -> 'cooldownHours' ->> 'passed')::numeric >= 0
      and (rules -> 'cooldownHours' ->> 'failed')::numeric >= 0
      and rules ?& array['maxAttempts', 'shuffleQuestions', 'shuffleOptions', 'feedback'])`.execute(
    db,
  );
  await record(db, `${recorded},rules,opens_at,closes_at,is_listed`);
}

/** What the audit trail records of a quiz since migration 0046. */
const recorded =
  'title,description,category_id,sub_category_id,difficulty,image_url,questions_per_attempt,time_limit,status,archived_at,language,translation_group';

async function record(db: Kysely<unknown>, columns: string): Promise<void> {
  const values = sql`${sql.lit(columns)}, 'title'`;
  const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
  for (const event of ['update', 'insert', 'delete'])
    await sql`drop trigger ${sql.ref(`quizzes_audited_${event}`)} on quizzes`.execute(db);
  await sql`create trigger quizzes_audited_update after update of ${sql.raw(columns)}
    on quizzes for each row when (${isAudited}) execute function audit_update(${values})`.execute(
    db,
  );
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`create trigger ${sql.ref(`quizzes_audited_${event}`)} after ${sql.raw(event)}
      on quizzes referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited}) execute function audit_rows(${values})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await record(db, recorded);
  await sql`alter table quizzes
    drop column rules, drop column opens_at, drop column closes_at,
    drop column access_code, drop column is_listed`.execute(db);
}
