import { type Kysely, sql } from 'kysely';

/** What members need to read and to answer, on every device; without a row everything is as usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type reading_font as enum ('standard', 'atkinson', 'dyslexic')`.execute(db);
  await sql`create type text_spacing as enum ('standard', 'wide', 'wider')`.execute(db);
  await sql`
    create table accessibility_profiles (
      user_id integer primary key references users (id) on delete cascade,
      extra_time_percent integer not null default 0 check (extra_time_percent in (0, 25, 50, 100)),
      font reading_font not null default 'standard',
      spacing text_spacing not null default 'standard',
      line_focus boolean not null default false,
      one_thing boolean not null default false,
      read_aloud boolean not null default false,
      high_contrast boolean not null default false,
      reduced_motion boolean not null default false,
      large_targets boolean not null default false
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table accessibility_profiles`.execute(db);
  await sql`drop type text_spacing`.execute(db);
  await sql`drop type reading_font`.execute(db);
}
