import { migrateToLatest } from '#db/migrate.ts';
import { onConfiguredDatabase } from './configured-database.ts';

/** Brings the configured database to the newest migration, without starting the server. */
await onConfiguredDatabase(async (db) => {
  const applied = await migrateToLatest(db);
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.';
});
