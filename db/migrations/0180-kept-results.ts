import { type Kysely, sql } from 'kysely';

/**
 * Graded attempts without points that stay as they were graded, because their points would take their pass. Before,
 * every repair of points graded them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts add column keeps_result boolean not null default false`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts drop column keeps_result`.execute(db);
}
