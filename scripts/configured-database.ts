import { isMigrated, refuseNewer } from '#db/migrate.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import { configOfOwner, directly, openConfiguredDatabase, reasonOf } from '#server/start-checks.ts';

/** @returns what to print */
type DatabaseCommand = (opened: OpenedDatabase, config: Config) => Promise<string>;

/**
 * Reads the arguments of the command line, before a database is opened or created.
 * @throws with the usage when they are wrong
 */
type CommandReader = (args: string[]) => DatabaseCommand;

/** Runs a command that needs the tables of this version. */
export const onMigratedDatabase = (read: CommandReader): Promise<void> =>
  onConfiguredDatabase((args) => {
    const command = read(args);
    return async (opened, config) => {
      if (!(await isMigrated(opened.db))) {
        await refuseNewer(opened.db);
        throw new Error('The database is not migrated: npm run migrate');
      }
      return command(opened, config);
    };
  });

/**
 * Runs an operator's command on the database that the environment names, as the server would open it, and
 * prints what it returns; `asOwner` with the role that owns the tables. An error is printed without its stack; the process then ends with code 1.
 */
export async function onConfiguredDatabase(
  read: CommandReader,
  { asOwner = false } = {},
): Promise<void> {
  try {
    const command = read(process.argv.slice(2));
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
