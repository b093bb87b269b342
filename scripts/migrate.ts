import { pino } from 'pino';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { prepareSchema } from '#server/prepare-schema.ts';
import { onConfiguredDatabase } from './configured-database.ts';

/** Brings the configured database to the newest migration, without starting the server. */
await onConfiguredDatabase(
  (args) => {
    // An option such as --dry-run would be ignored.
    if (args.length > 0) throw new Error('Usage: npm run migrate');
    return async ({ db }, config) => {
      // The answer of the command goes to standard output.
      const log = pino(loggerOptions(config.logLevel), pino.destination(2));
      const applied = await prepareSchema(config, db, log);
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.';
    };
  },
  { mayCreate: true },
);
