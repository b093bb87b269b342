import { isMigrated, refuseNewer } from '#db/migrate.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import { configOfOwner, directly, openConfiguredDatabase, reasonOf } from '#server/start-checks.ts';

type DatabaseCommand = (opened: OpenedDatabase, config: Config) => Promise<string>;

/** Runs a command that needs the tables of this version. */
export const onMigratedDatabase = (command: DatabaseCommand): Promise<void> =>
  onConfiguredDatabase(async (opened, config) => {
    if (!(await isMigrated(opened.db))) {
      await refuseNewer(opened.db);
      throw new Error('The database is not migrated: npm run migrate');
    }
    return command(opened, config);
  });

/**
 * Runs an operator's command on the database that the environment names, as the server would open it, and
 * prints what it returns; `asOwner` with the role that owns the tables. An error is printed without its stack; the process then ends with code 1.
 */
export async function onConfiguredDatabase(
  command: DatabaseCommand,
  { asOwner = false } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const opened = await openConfiguredDatabase(asOwner ? configOfOwner(config) : directly(config));
    try {
      process.stdout.write(`${await command(opened, config)}\n`);
    } finally {
      await opened.close();
    }
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
