import { z } from 'zod';
import { isMigrated, listApplied, listNewer } from '#db/migrate.ts';
import { migrations } from '#db/migrations/registry.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { asSize } from '../sizes.ts';
import { type Finding, fail, finding, ok, warn } from './finding.ts';

type Opened = Pick<OpenedDatabase, 'db' | 'runSql' | 'kind'>;

/** What is true of the database: its version, settings, migrations, jobs and data. */
export async function checkDatabase(opened: Opened): Promise<Finding[]> {
  const found = [
    await finding('database', () => checkServer(opened), 'Ask its operator.'),
    await finding('clock', () => checkClock(opened), 'Set both clocks by NTP.'),
  ];
  const schema = await finding('migrations', () => checkMigrations(opened), 'Run npm run migrate.');
  found.push(schema);
  // The other checks read tables of this version.
  if (schema.level !== 'ok') return found;
  for (const check of [...recounts, ...jobs])
    found.push(await finding(check.name, () => runCheck(opened, check), check.todo));
  return found;
}

const Server = z.tuple([
  z.object({
    version: z.coerce.number(),
    encoding: z.string(),
    size: z.coerce.number(),
    readonly: z.boolean(),
  }),
]);

/** PostgreSQL 14, as `server_version_num` has it. */
const oldestVersion = 140_000;

async function checkServer({ runSql, kind }: Opened): Promise<Finding> {
  const start = performance.now();
  const { rows } = await runSql(`select current_setting('server_version_num') as version,
    current_setting('server_encoding') as encoding, pg_database_size(current_database()) as size,
    pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as readonly`);
  const milliseconds = Math.round(performance.now() - start);
  const [{ version, encoding, size, readonly }] = Server.parse(rows);
  const name = kind === 'pglite' ? 'embedded database' : 'PostgreSQL';
  const text = `${name} ${Math.floor(version / 10_000)}, ${encoding}, ${asSize(size)}, answers in ${milliseconds} ms`;
  if (readonly) return fail(`${text}; it is read-only`, 'DATABASE_URL must lead to the primary.');
  if (version < oldestVersion) return fail(text, 'Use PostgreSQL 14 or newer.');
  if (encoding !== 'UTF8')
    return fail(
      text,
      'Create the database with encoding UTF8, and move the data by backup and restore.',
    );
  return ok(text);
}

const Moment = z.tuple([z.object({ now: z.coerce.number() })]);

async function checkClock({ runSql }: Opened): Promise<Finding> {
  const before = Date.now();
  const { rows } = await runSql('select extract(epoch from clock_timestamp()) * 1000 as now');
  const [{ now }] = Moment.parse(rows);
  const here = (before + Date.now()) / 2;
  const seconds = Math.abs(now - here) / 1000;
  const text = `clock: ${seconds.toFixed(1)} s from the database's`;
  if (seconds > 30) return fail(text, 'Time limits of quizzes are wrong. Set both clocks by NTP.');
  return seconds > 2 ? warn(text, 'Set both clocks by NTP.') : ok(text);
}

async function checkMigrations({ db }: Opened): Promise<Finding> {
  if (await isMigrated(db)) return ok('migrations');
  const newer = await listNewer(db);
  if (newer.length > 0)
    return fail(`the database is of a newer version: ${newer.join(', ')}`, 'Install that version.');
  const applied = await listApplied(db);
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  return fail(`migrations are missing: ${missing.join(', ')}`, 'Run npm run migrate.');
}

/** A query whose rows are what is wrong. */
interface Query {
  name: string;
  sql: string;
  level: 'warn' | 'fail';
  todo: string;
}

/** What a quiz asks of the questions of others: as many as it draws, and the linked ones that can be asked. */
const drawn = 'select coalesce(sum(question_count), 0) from quiz_draws where quiz_id = quizzes.id';
const linked = `select count(*) from quiz_links join questions as theirs on theirs.id = quiz_links.question_id
  join quizzes as home on home.id = theirs.quiz_id
  where quiz_links.quiz_id = quizzes.id and theirs.is_complete
    and theirs.archived_at is null and home.archived_at is null`;

const recounts: Query[] = [
  {
    name: 'one open attempt at most for each learner and quiz',
    level: 'fail',
    sql: `select user_id as found from quiz_attempts where status = 'open' group by user_id, quiz_id having count(*) > 1`,
    todo: 'The index quiz_attempts_one_open is missing or damaged: reindex it, and report this.',
  },
  {
    name: 'no attempt is open long after its deadline',
    level: 'fail',
    sql: `select id as found from quiz_attempts where status = 'open' and deadline < now() - interval '10 minutes'`,
    todo: 'A running server ends them within 15 s. Does one run? Its log says what fails.',
  },
  {
    name: 'finished attempts are in the statistics',
    level: 'fail',
    // Those of administrators are not summed; those with answers that wait for a mark are, once they have it.
    sql: `select id as found from quiz_attempts where tallied_at is null and status in ('submitted', 'timed_out')
      and not by_admin and to_be_marked = 0 and completed_at < now() - interval '10 minutes'`,
    todo: 'A running server adds them within seconds. If one runs, run npm run recount.',
  },
  {
    name: 'scores are within their totals',
    level: 'fail',
    sql: `select id as found from quiz_attempts where score not between 0 and total_questions`,
    todo: 'Report this; do not change rows by hand.',
  },
  {
    name: 'numbers of questions of quizzes are right',
    level: 'fail',
    sql: `select quizzes.id as found from quizzes left join questions
      on questions.quiz_id = quizzes.id and questions.archived_at is null
      group by quizzes.id having count(questions.id) + quizzes.drawn_questions <> quizzes.total_questions
        or quizzes.drawn_questions <> (${drawn}) + (${linked})`,
    todo: 'Report this. Were rows changed by hand, with triggers off?',
  },
  {
    name: 'there is an administrator',
    level: 'warn',
    sql: `select 'none' as found where not exists (select from users where is_admin and account_status = 'active')`,
    todo: 'Run npm run account -- make-admin EMAIL.',
  },
  {
    name: 'indexes are usable',
    level: 'fail',
    sql: `select indexrelid::regclass::text as found from pg_index where not indisvalid`,
    todo: 'Rebuild them: reindex index concurrently NAME.',
  },
];

const jobsTable = `select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`;

const jobs: Query[] = [
  {
    name: 'background jobs do not wait',
    level: 'warn',
    sql: `select name as found from pgboss.job where state in ('created', 'retry')
      and start_after < now() - interval '10 minutes' group by name`,
    todo: 'Does a server run? Its log says what fails.',
  },
  {
    name: 'background jobs do not fail',
    level: 'warn',
    sql: `select name || ': ' || count(*) as found from pgboss.job where state = 'failed'
      and completed_on > now() - interval '1 day' group by name`,
    todo: 'The log says why. For mail: is the mail server right?',
  },
];

const Found = z.array(z.object({ found: z.coerce.string() }));
const maxShown = 5;

async function runCheck({ runSql }: Opened, { name, sql, level, todo }: Query): Promise<Finding> {
  if (sql.includes('pgboss.')) {
    const { rows } = await runSql(jobsTable);
    if (rows.length === 0) return ok(`${name} (no server has run yet)`);
  }
  const { rows } = await runSql(sql);
  const wrong = Found.parse(rows).map(({ found }) => found);
  if (wrong.length === 0) return ok(name);
  const some = wrong.slice(0, maxShown).join(', ');
  const more = wrong.length > maxShown ? ` and ${wrong.length - maxShown} more` : '';
  return { level, text: `not so: ${name} (${some}${more})`, todo };
}
