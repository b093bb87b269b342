import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { databaseConfig, readConfig } from '#server/config.ts';

/** The database that the environment names, as the server would open it. */
export function openConfiguredDatabase(): Promise<OpenedDatabase> {
  return openDatabase(databaseConfig(readConfig(process.env)));
}
