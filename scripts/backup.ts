import { stat } from 'node:fs/promises';
import path from 'node:path';
import { backUp } from '#db/backup/backup.ts';
import { makeFolder } from '#db/make-folder.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { asSize } from './sizes.ts';

const usage = 'Usage: npm run backup -- [FILE]';

/** Ends the backup on a signal, so that no half of it, which has personal data in it, is left. */
function untilSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (signal: NodeJS.Signals) =>
    stopping.abort(new Error(`${signal}: nothing was backed up.`));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return stopping.signal;
}

/**
 * The backup takes the place of what has its name.
 * @throws for a folder, which it could not replace, and for a pipe or device, which others may need
 */
async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile())
    throw new Error(`${file} is not a file. Name a file, which is created or replaced.`);
}

/** Backs up the configured database to a file: `npm run backup -- [FILE]`. */
await onConfiguredDatabase(([given, ...others]) => {
  if (given?.startsWith('-') || others.length > 0) throw new Error(usage);
  return async (opened, { dataDir }) => {
    const start = performance.now();
    const now = new Date();
    const name = `quizwright-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.sql.gz`;
    const file = path.resolve(given ?? path.join(dataDir, 'backups', name));
    await makeFolder(path.dirname(file));
    await requireFile(file);
    const { tables, rows, bytes } = await backUp(opened, file, now, untilSignal());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return `${rows} rows of ${tables} tables, ${asSize(bytes)}, in ${seconds} s: ${file}
It contains personal data. Keep it private, on another machine, and for at most 30 days less
DELETION_GRACE_DAYS, which are 15 unless it is set: the privacy policy promises that a deleted account is gone after 30 days.`;
  };
});
