import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenedDatabase } from '../open.ts';
import type { Copying } from './copying.ts';
import { type BackupEnd, type BackupHead, backupMark } from './format.ts';
import { newline } from './lines.ts';
import { listMigrations, listSequences, listTables } from './tables.ts';

export interface BackupReport {
  tables: number;
  rows: number;
  /** Of the file. */
  bytes: number;
}

/**
 * Writes every table of the app to a compressed file of SQL, as it is at one moment. The app may go on writing.
 * The file has its name only once it is complete.
 * @throws for a database without tables: another one than the site's
 * @param signal ends it; what was written is removed
 */
export async function backUp(
  { inCopying }: Pick<OpenedDatabase, 'inCopying'>,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<BackupReport> {
  const end: BackupEnd = { rows: {} };
  // Another backup to the same file may run, for example one by hand beside that of a timer.
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await inCopying('read', (copying) =>
      pipeline(
        Readable.from(contents(copying, now, end)),
        createGzip({ level: 6 }),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
        { ...(signal ? { signal } : {}) },
      ),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const rows = Object.values(end.rows);
  return {
    tables: rows.length,
    rows: rows.reduce((sum, count) => sum + count, 0),
    bytes: (await stat(file)).size,
  };
}

async function* contents(copying: Copying, now: Date, end: BackupEnd) {
  const migrations = await listMigrations(copying);
  if (migrations.length === 0) throw new Error('The database has no tables: nothing to back up.');
  const head: BackupHead = { at: now.toISOString(), migrations };
  yield line(`${backupMark}${JSON.stringify(head)}`);
  for (const { name, columns } of await listTables(copying)) {
    yield line(`copy ${name} (${columns}) from stdin;`);
    let rows = 0;
    for await (const part of copying.copyOut(`${name} (${columns})`)) {
      for (let at = part.indexOf(newline); at !== -1; at = part.indexOf(newline, at + 1)) rows += 1;
      yield part;
    }
    end.rows[name] = rows;
    yield line('\\.');
  }
  for (const { name, value } of await listSequences(copying))
    if (value !== null) yield line(`select setval('${name}', ${value});`);
  yield line(`${backupMark}${JSON.stringify(end)}`);
}

const line = (text: string): Uint8Array => Buffer.from(`${text}\n`);
