import path from 'node:path';
import { isMigrated, refuseNewer } from '#db/migrate.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import {
  configOfOwner,
  directly,
  isCreated,
  openConfiguredDatabase,
  reasonOf,
  requireOneDatabase,
} from '#server/start-checks.ts';

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
 * Runs an operator's command on the database that the environment names, as the server would open it, and prints what
 * it returns. An error is printed without its stack; the process then ends with code 1.
 * @param options `asOwner` uses the role that owns the tables. Without `mayCreate` an embedded database must exist:
 *   with a mistyped setting the command would work on a new, empty one.
 */
export async function onConfiguredDatabase(
  read: CommandReader,
  { asOwner = false, mayCreate = false } = {},
): Promise<void> {
  try {
    const command = read(process.argv.slice(2));
    const config = readConfig(process.env);
    if (!mayCreate && !isCreated(config))
      throw new Error(
        `There is no database in ${path.resolve(config.dataDir)}: set DATA_DIR or DATABASE_URL as for the server.`,
      );
    await requireOneDatabase(config);
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
