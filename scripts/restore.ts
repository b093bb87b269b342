import { pino } from 'pino';
import { restore } from '#db/backup/restore.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { prepareSchema } from '#server/prepare-schema.ts';
import { onConfiguredDatabase } from './configured-database.ts';

const usage = 'Usage: npm run restore -- FILE [--replace]';

/** Restores a backup into the configured database. */
await onConfiguredDatabase(
  ([file, option, ...others]) => {
    if (!file || others.length > 0 || (option !== undefined && option !== '--replace'))
      throw new Error(usage);
    return async (opened, config) => {
      const start = performance.now();
      const { at, tables, rows } = await restore(opened, file, { replace: option === '--replace' });
      // With MIGRATION_DATABASE_URL the role of the site needs its rights, for the next commands too.
      const log = pino(loggerOptions(config.logLevel), pino.destination(2));
      await prepareSchema(config, opened.db, log);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return `${rows} rows of ${tables} tables, as they were on ${at.toISOString()}, were restored in ${seconds} s.
Mails that waited when the backup was made are not sent. Run \`npm run doctor\`, then start the server.`;
    };
  },
  { asOwner: true, mayCreate: true },
);
