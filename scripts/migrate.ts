import { migrateToLatest } from '#db/migrate.ts';
import { openConfiguredDatabase } from './configured-database.ts';

/** Brings the configured database to the newest migration, without starting the server. */
const { db, close } = await openConfiguredDatabase();
const applied = await migrateToLatest(db);
process.stdout.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'Nothing to do.\n');
await close();
