import { type Database, openDatabase } from '#db/open.ts';
import { databaseConfig, readConfig } from '#server/config.ts';

/**
 * Runs an operator's verb on the database that the environment names, as the server would open it, and
 * prints what it returns. What goes wrong is told in one line; the process then ends with code 1.
 */
export async function onConfiguredDatabase(verb: (db: Database) => Promise<string>): Promise<void> {
  try {
    const { db, close } = await openDatabase(databaseConfig(readConfig(process.env)));
    try {
      process.stdout.write(`${await verb(db)}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
