import { type Kysely, sql } from 'kysely';

/**
 * A quiz by link need not be passed for a certificate: members without the link cannot open it. So less has to be passed
 * once a quiz becomes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await checkAgain(db, { columns: ', is_by_link', but: (row) => ` and not ${row}.is_by_link` });
  await sql`
    update series_certificates set checked_up_to = 0
    where gives and series_id in (
      select series_quizzes.series_id from series_quizzes
      join quizzes on quizzes.id = series_quizzes.quiz_id where quizzes.is_by_link)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await checkAgain(db, { columns: '', but: () => '' });
}

interface What {
  columns: string;
  but: (row: 'old' | 'new') => string;
}

/** The trigger of migration 0188, with what a quiz must not be. */
async function checkAgain(db: Kysely<unknown>, { columns, but }: What): Promise<void> {
  const counts = (row: 'old' | 'new') =>
    `(${row}.status = 'active' and ${row}.archived_at is null and ${row}.total_questions > 0${but(row)})`;
  await sql`drop trigger quizzes_certificates_checked on quizzes`.execute(db);
  await sql`create trigger quizzes_certificates_checked
    after update of status, archived_at, total_questions${sql.raw(columns)} on quizzes for each row
    when (${sql.raw(counts('old'))} is distinct from ${sql.raw(counts('new'))})
    execute function check_certificates_again()`.execute(db);
}
