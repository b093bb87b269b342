import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startTestPostgres } from '#tests/support/test-postgres.ts';

const template = 'seeded';
const addressSetting = 'JOURNEY_POSTGRES_URL';

/**
 * Starts the PostgreSQL server of all journeys, with one migrated and seeded database to copy.
 * @param seed starts the product's server on the empty database and stops it
 */
export async function startDatabases(seed: (databaseUrl: string) => Promise<void>) {
  const postgres = await startTestPostgres();
  process.env[addressSetting] = postgres.url;
  await run(`create database ${template}`);
  await seed(addressOf(template));
  return postgres;
}

/** @returns the address of a new copy of the seeded database */
export async function copySeededDatabase(): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} template ${template} strategy file_copy`);
  return addressOf(name);
}

/** Removes such a copy: hundreds of them would fill the memory that they may lie in. */
export async function dropDatabase(address: string): Promise<void> {
  await run(`drop database if exists ${new URL(address).pathname.slice(1)} with (force)`);
}

const addressOf = (database: string) => maintenanceUrl().replace(/\/postgres$/, `/${database}`);

function maintenanceUrl(): string {
  const url = process.env[addressSetting];
  if (!url) throw new Error('The PostgreSQL server of the journeys has not been started.');
  return url;
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
