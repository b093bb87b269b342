import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { listenerName } from '../listen.ts';
import { listApplied, migrateDown, migrateTo, migrateToLatest } from '../migrate.ts';
import { migrations } from '../migrations/registry.ts';
import type { OpenedDatabase } from '../open.ts';
import type { Copying } from './copying.ts';
import { BackupEnd, BackupHead, backupMark } from './format.ts';
import { type Lines, readLines } from './lines.ts';
import { type CopiedTable, listTables } from './tables.ts';

export interface RestoreReport {
  /** When the backup was made. */
  at: Date;
  tables: number;
  rows: number;
}

/**
 * Restores a backup into an empty database and migrates it to this version. All rows come in one transaction,
 * so a restore that fails leaves no row.
 * @param replace also restores into a database with rows, which are deleted, if it has the backup's migrations
 * @throws an error that says what to do, if the database or the file does not fit
 */
export async function restore(
  opened: Pick<OpenedDatabase, 'db' | 'inCopying'>,
  file: string,
  { replace }: { replace: boolean },
): Promise<RestoreReport> {
  const { db, inCopying } = opened;
  const lines = readLines(uncompressed(file));
  const head = parseMark(await lines.next(), BackupHead, notBackup);
  const unknown = head.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a newer version (${unknown.join(', ')}). Install that version first.`,
    );
  await inCopying('read', refuseRunning);
  await prepareSchema(opened, head, { replace });
  const end = await inCopying('write', async (copying) => {
    const tables = await listTables(copying);
    // Triggers would count and note what the backup contains already.
    for (const { name } of tables) await copying.run(`alter table ${name} disable trigger user`);
    if (tables.length > 0)
      await copying.run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    // Again: a server that begins from here on waits for the locks, and then reads what was restored.
    await refuseRunning(copying);
    const counted = await load(copying, lines, tables);
    for (const { name } of tables) await copying.run(`alter table ${name} enable trigger user`);
    if (replace) await forgetJobs(copying);
    return counted;
  });
  await migrateToLatest(db);
  const rows = Object.values(end.rows);
  const sum = rows.reduce((total, count) => total + count, 0);
  return { at: new Date(head.at), tables: rows.length, rows: sum };
}

const Running = z.array(z.object({ pid: z.int() }));

/** A running server keeps parts of the old data in memory, and would go on writing. It connects before it reads any. */
async function refuseRunning(copying: Copying): Promise<void> {
  const running = Running.parse(
    await copying.run(
      `select pid from pg_stat_activity where datname = current_database() and application_name = $1`,
      [listenerName],
    ),
  );
  if (running.length > 0)
    throw new Error(`A server is using this database. Stop it first. Nothing was changed.
If its machine is lost, end its connection: ${running.map(({ pid }) => `select pg_terminate_backend(${pid});`).join(' ')}`);
}

const notBackup = 'This file is not a backup of Quizwright.';

/** The text of a backup. A file that cannot be read is an error of the reader: `pipe` alone would not pass it on. */
async function* uncompressed(file: string): AsyncGenerator<Buffer> {
  const text = createGunzip();
  pipeline(createReadStream(file), text).catch(() => {});
  let isBegun = false;
  try {
    for await (const part of text) {
      isBegun = true;
      yield part;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^Z_/.test(String(error.code)))) throw error;
    throw new Error(isBegun || error.code === 'Z_BUF_ERROR' ? damaged : notBackup);
  }
}

const damaged = 'The file is cut off or damaged. Nothing was restored.';

/** Gives an empty database the tables that the backup is from. */
async function prepareSchema(
  { db, inCopying }: Pick<OpenedDatabase, 'db' | 'inCopying'>,
  { migrations: wanted }: BackupHead,
  { replace }: { replace: boolean },
): Promise<void> {
  const applied = await listApplied(db);
  const fits = applied.length === wanted.length && wanted.every((name) => applied.includes(name));
  const filled = await inCopying('read', listFilled);
  if (filled.length > 0 && !replace)
    throw new Error(`The database is not empty: it has rows in ${filled.join(', ')}. Nothing was changed.
Name an empty database in DATABASE_URL (or an empty folder in DATA_DIR), or delete these rows with --replace.`);
  if (fits) return;
  if (filled.length > 0)
    throw new Error(`The database has other migrations than the backup. Nothing was changed.
Restore into an empty database in place of --replace.`);
  if (applied.length > 0) await migrateDown(db);
  await migrateTo(db, wanted.at(-1) ?? '');
}

/**
 * Tables that triggers fill, or whose rows need not be kept: a database that has rows in these alone counts as empty.
 */
const withoutContent = ['public_changes', 'member_changes', 'rate_limits'];

async function listFilled(copying: Copying): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(copying)) {
    if (withoutContent.includes(name)) continue;
    if ((await copying.run(`select from ${name} limit 1`)).length > 0) filled.push(name);
  }
  return filled;
}

/** The jobs of the rows that were replaced; the backup has none. */
async function forgetJobs(copying: Copying): Promise<void> {
  const [found] = await copying.run(
    `select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`,
  );
  if (found) await copying.run('delete from pgboss.job');
}

const cutOff = 'The backup is not complete: its end is missing. Nothing was restored.';

/** Loads rows and sequences. @returns the last line, whose numbers of rows have been compared */
async function load(copying: Copying, lines: Lines, tables: CopiedTable[]): Promise<BackupEnd> {
  const loaded: Record<string, number> = {};
  const sequences: { name: string; value: string }[] = [];
  for (;;) {
    const line = await lines.next();
    if (line === undefined) throw new Error(cutOff);
    const text = line.toString();
    if (text.startsWith(backupMark)) {
      const end = parseMark(line, BackupEnd, cutOff);
      for (const [name, rows] of Object.entries(end.rows))
        if (loaded[name] !== rows)
          throw new Error(
            `${name} has ${loaded[name] ?? 0} rows, not ${rows}. Nothing was restored.`,
          );
      // Sequences are not undone by a rollback, so they come last.
      for (const { name, value } of sequences)
        await copying.run('select setval($1::regclass, $2)', [name, value]);
      return end;
    }
    const [, name = '', columns = ''] = /^copy (\S+) \((.+)\) from stdin;$/.exec(text) ?? [];
    const [, sequence = '', value = ''] = /^select setval\('(\w+)', (\d+)\);$/.exec(text) ?? [];
    if (tables.some((table) => table.name === name)) {
      const body = lines.until('\\.');
      await copying.copyIn(`${name} (${columns})`, body.rows);
      loaded[name] = body.count();
    } else if (sequence) sequences.push({ name: sequence, value });
    else throw new Error(`The backup has a line that is not understood: ${text.slice(0, 100)}`);
  }
}

function parseMark<Shape extends z.ZodType>(
  line: Buffer | undefined,
  shape: Shape,
  otherwise: string,
): z.infer<Shape> {
  const text = line?.toString() ?? '';
  if (!text.startsWith(backupMark)) throw new Error(otherwise);
  return shape.parse(JSON.parse(text.slice(backupMark.length)));
}
