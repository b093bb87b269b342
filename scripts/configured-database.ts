import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { openConfiguredDatabase } from '#server/start-checks.ts';

/**
 * Runs an operator's command on the database that the environment names, as the server would open it, and
 * prints what it returns. An error is printed without its stack; the process then ends with code 1.
 */
export async function onConfiguredDatabase(
  command: (db: Database) => Promise<string>,
): Promise<void> {
  try {
    const { db, close } = await openConfiguredDatabase(readConfig(process.env));
    try {
      process.stdout.write(`${await command(db)}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
