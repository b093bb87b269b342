import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { describeTables } from '#db/table-types.ts';
import { writeGenerated } from './write-generated.ts';

/** Writes db/schema.ts from a freshly migrated database; with --verify only compares. */
const { db, close } = await openDatabase({ kind: 'pglite' });
await migrateToLatest(db);
writeGenerated('db/schema.ts', await describeTables(db));
await close();
