import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isSameDatabase } from '#db/advisory-lock.ts';
import { type Database, type OnStatement, type OpenedDatabase, openDatabase } from '#db/open.ts';
import { type Config, databaseConfig, replicaConfig } from './config.ts';
import { inTransaction } from './kernel/transaction.ts';

/**
 * Opens the configured database and makes sure that it answers.
 * @throws an error that names the setting, and the address without its password
 */
export async function openConfiguredDatabase(
  config: Config,
  onStatement?: OnStatement,
): Promise<OpenedDatabase> {
  const opened = await openDatabase({
    ...databaseConfig(config),
    ...(onStatement ? { onStatement } : {}),
  });
  try {
    await opened.runSql('select 1');
    return opened;
  } catch (error) {
    await opened.close();
    if (!config.databaseUrl) throw error;
    throw new Error(
      `The database of ${addressSetting(config)}, ${withoutSecrets(config.databaseUrl)}, cannot be used: ${reasonOf(error)}`,
    );
  }
}

/** The name of the setting with the address of a configuration; see `directly` and `configOfOwner`. */
function addressSetting({ databaseUrl, directUrl, migrationUrl }: Config): string {
  if (databaseUrl === migrationUrl) return 'MIGRATION_DATABASE_URL';
  return databaseUrl === directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
}

/** Whether opening the configured database does not create it. */
export const isCreated = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, 'pglite'));

/** The configured replica. It is not tried: a start must not depend on it. */
export async function openReplica(config: Config): Promise<OpenedDatabase | undefined> {
  const settings = replicaConfig(config);
  return settings && openDatabase(settings);
}

/** Runs work that sets connections up for itself, which a pooler in transaction mode would give to others. */
export async function onDirectConnection<T>(
  config: Config,
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (!config.directUrl) return work(db);
  const direct = await openConfiguredDatabase(directly(config));
  return work(direct.db).finally(() => direct.close());
}

/** The configuration of operators' commands: they go past the pooler. */
export const directly = (config: Config): Config => ({
  ...config,
  databaseUrl: config.directUrl ?? config.databaseUrl,
});

/** The configuration with the role that owns the tables, for everything that changes them. */
export const configOfOwner = (config: Config): Config => ({
  ...directly(config),
  ...(config.migrationUrl ? { databaseUrl: config.migrationUrl, directUrl: undefined } : {}),
});

/** Whether there are addresses of the database beside DATABASE_URL. */
export const hasFurtherAddresses = (config: Config): boolean => furtherAddresses(config).length > 0;

const furtherAddresses = (config: Config): Config[] =>
  [directly(config), configOfOwner(config)].filter(
    ({ databaseUrl }, index, all) =>
      databaseUrl !== config.databaseUrl &&
      all.findIndex((other) => other.databaseUrl === databaseUrl) === index,
  );

/**
 * Makes sure that every address leads to the database of DATABASE_URL: otherwise another one would be migrated, backed
 * up or restored than the one that the site uses.
 * @throws an error that names the setting
 */
export async function requireOneDatabase(config: Config): Promise<void> {
  if (!hasFurtherAddresses(config)) return;
  const site = await openConfiguredDatabase(config);
  try {
    for (const further of furtherAddresses(config)) {
      const other = await openConfiguredDatabase(further);
      const isSame = await inTransaction(site.db, (tx) => isSameDatabase(tx, other)).finally(() =>
        other.close(),
      );
      if (!isSame)
        throw new Error(
          `${addressSetting(further)} leads to another database than DATABASE_URL. Correct one of them; nothing was changed.`,
        );
    }
  } finally {
    await site.close();
  }
}

/** Whether a host is this machine only. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** An address without its password and its parameters, one of which may be the password. */
function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return 'which is not a valid address';
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}

/** A host name with several addresses fails with several errors and an empty message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Checks that the port is free, before anything is created for a server that cannot start.
 * @throws an error that names PORT and HOST
 */
export async function requireFreePort({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  for (const { address } of await lookup(host, { all: true }).catch(() => [{ address: host }])) {
    const probe = net.createServer();
    try {
      probe.listen(port, address);
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
    } catch (error) {
      const reason = portProblem(error, port);
      if (reason) throw new Error(`${reason} (PORT=${port}, HOST=${host}).`);
    }
  }
}

/**
 * The problem with the port; undefined for other errors, such as an address that this machine does not have.
 */
function portProblem(error: unknown, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Another program listens on port ${port}. Stop it, or set PORT to a free port`;
  if (code === 'EACCES') return `This user may not listen on port ${port}`;
  return undefined;
}
