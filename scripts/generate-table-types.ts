import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { describeTables } from '#db/table-types.ts';

/** Writes db/schema.ts from a freshly migrated database; with --verify only compares. */
const target = fileURLToPath(import.meta.resolve('#db/schema.ts'));
const { db, close } = await openDatabase({ kind: 'pglite' });
await migrateToLatest(db);
const generated = await describeTables(db);
await close();
if (!process.argv.includes('--verify')) {
  writeFileSync(target, generated);
} else if (readFileSync(target, 'utf8') !== generated) {
  console.error('db/schema.ts is stale: run `npm run generate`.');
  process.exitCode = 1;
}
