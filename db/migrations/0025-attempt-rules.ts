import { type Kysely, sql } from 'kysely';

/**
 * An attempt keeps the rules that it began with: pass mark, time limit and how long its quiz is locked
 * afterwards. Until now these were the same for all attempts; only a self-reported one had no limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts add column rules jsonb`.execute(db);
  await sql`update quiz_attempts set rules = jsonb_build_object(
    'passMarkPercent', 80,
    'timeLimitMinutes', case when status <> 'self_reported'
      then round(extract(epoch from deadline - started_at) / 60)::int end,
    'cooldownHours', jsonb_build_object('passed', 120, 'failed', 48))`.execute(db);
  await sql`alter table quiz_attempts
    alter column rules set not null,
    add constraint quiz_attempts_rules check (
      jsonb_typeof(rules -> 'passMarkPercent') is not distinct from 'number'
      and rules ? 'timeLimitMinutes'
      and jsonb_typeof(rules -> 'cooldownHours' -> 'passed') is not distinct from 'number'
      and jsonb_typeof(rules -> 'cooldownHours' -> 'failed') is not distinct from 'number'),
    drop constraint quiz_attempts_pass_mark,
    add constraint quiz_attempts_pass_mark check (not passed or (total_questions > 0
      and score * 100 >= (rules ->> 'passMarkPercent')::numeric * total_questions))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts
    drop constraint quiz_attempts_pass_mark,
    drop constraint quiz_attempts_rules,
    drop column rules,
    add constraint quiz_attempts_pass_mark check (
      not passed or (score * 100 >= 80 * total_questions and total_questions > 0))`.execute(db);
}
