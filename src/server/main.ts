import { EventEmitter } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { publicChangesChannel } from '#db/changes/public-changes.ts';
import { makeFolder } from '#db/make-folder.ts';
import type { OnStatement, OpenedDatabase } from '#db/open.ts';
import { productName } from '#shared/kernel/product.ts';
import { buildApp, createServices } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { resealSecrets } from './features/account/second-factor/workflows/authenticator-app.ts';
import { type AdminOutcome, ensureAdmin, seedWhenEmpty } from './first-run.ts';
import { openJobQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/start.ts';
import { startWhenReachable } from './jobs/start-when-reachable.ts';
import { startSteadyWork } from './jobs/steady.ts';
import { systemClock } from './kernel/clock.ts';
import type { Services } from './kernel/context.ts';
import { loggerOptions, logOutput } from './kernel/log/log.ts';
import { logSecurityEvent, ownProcess } from './kernel/security/events.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { listMisspelt } from './misspelt-settings.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { SharedMemory } from './redis/open.ts';
import {
  isLoopback,
  openConfiguredDatabase,
  openReplica,
  reasonOf,
  requireFreePort,
  requireOneDatabase,
} from './start-checks.ts';
import type { Observer } from './telemetry/observer.ts';
import { startTelemetry } from './telemetry/start.ts';

interface BackgroundParts {
  notifications: EventEmitter;
  opened: OpenedDatabase;
  services: Services;
  shared: SharedMemory | undefined;
  mailer: Mailer;
  log: Logger;
}

interface OpenServer {
  config: Config;
  log: Logger;
  /** Settles when the background work runs too. */
  complete: Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the database and listens; several servers of one process have settings and a port of their own. */
export async function openServer(environment: NodeJS.ProcessEnv): Promise<OpenServer> {
  const config = readConfig(environment);
  const log = pino(loggerOptions(config.logLevel), logOutput());
  warnOfMisspelt(environment, log);
  warnOfLocalAddress(config, log);
  await requireFreePort(config);
  const telemetry = await startTelemetry(config);
  const { observers } = telemetry;
  const stores = await openStores(config, observers, log);
  const { opened, notifications, replica, shared, closeStores } = stores;
  const jobs = await openJobQueue(opened, log);
  const services = createServices({
    db: opened.db,
    sharesDatabase: opened.kind === 'postgres',
    config,
    jobs,
    clock: systemClock,
    replica,
    shared,
    observers,
    log,
  });
  await prepare(opened, services, log);
  const mailer = createMailer(config, log);
  const web = config.mode === 'development' ? 'sources' : 'built';
  const app = await buildApp({ services, log, web });
  await telemetry.serve(opened, jobs);
  await app.listen({ port: config.port, host: config.host });
  // Started after listening, so that no request waits for it.
  const closing = new AbortController();
  const background = startBackground(
    { opened, notifications, services, shared, mailer, log },
    closing.signal,
  );
  async function close(): Promise<void> {
    closing.abort();
    await app.close();
    const stopBackground = await background;
    await stopBackground();
    await jobs.close();
    mailer.close();
    await telemetry.close();
    await closeStores();
  }
  return { config, log, complete: background, close };
}

/** The process: a server with the settings of the environment, which a signal closes. */
async function main(): Promise<void> {
  const { config, log, complete, close } = await openServer(process.env);
  closeOnSignal(log, close);
  print(`${productName} is ready at ${config.publicUrl}`);
  await complete;
}

function warnOfMisspelt(environment: NodeJS.ProcessEnv, log: Logger): void {
  for (const { name, meant } of listMisspelt(environment))
    log.warn(`${name} is set, but there is no such setting.${meant ? ` Is ${meant} meant?` : ''}`);
}

/** Calls from pages of another address are refused as those of another site. */
function warnOfLocalAddress({ host, publicUrl }: Config, log: Logger): void {
  if (!isLoopback(host) && isLoopback(new URL(publicUrl).hostname))
    log.warn(
      `HOST accepts connections from the network, but signing in works at ${publicUrl} only. Set PUBLIC_URL to the address that people type.`,
    );
}

/** Opens the database, migrated, and the replica and Redis if they are configured. */
async function openStores(config: Config, observers: readonly Observer[], log: Logger) {
  const opened = await openConfiguredDatabase(config, reportingTo(observers));
  const replica = await openReplica(config);
  const shared = config.redisUrl
    ? (await import('./redis/open.ts')).openRedis(config.redisUrl, log)
    : undefined;
  await requireOneDatabase(config);
  const notifications = new EventEmitter();
  // Before anything is read, and beside Redis too: by this connection a restore knows that a server uses the database.
  const stopNotifications = await opened.listen(
    publicChangesChannel,
    () => void notifications.emit('change'),
    (err) => log.warn({ err }, 'the start waits for a connection that receives notifications'),
  );
  const applied = await prepareSchema(config, opened.db, log);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  const closeStores = async () => {
    await stopNotifications();
    await shared?.close();
    await replica?.close();
    await opened.close();
  };
  return { opened, notifications, replica: replica?.db, shared, closeStores };
}

/** Statements are timed only if an observer needs it. */
function reportingTo(observers: readonly Observer[]): OnStatement | undefined {
  const interested = observers.filter(({ onStatement }) => onStatement);
  if (interested.length === 0) return undefined;
  return (statement) => {
    for (const observer of interested) observer.onStatement?.(statement);
  };
}

/**
 * Starts the background work. The process already answers, so an outage of the database delays it and does not
 * end the process.
 * @returns a function that stops it
 */
async function startBackground(
  { opened, notifications, services, shared, mailer, log }: BackgroundParts,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const onChange = () => refreshVersions(services, log);
  const stopListening = await shared?.listen(onChange);
  if (!shared) {
    notifications.on('change', onChange);
    onChange();
  }
  const stopSteadyWork = startSteadyWork({ ...services, pglite: opened.pglite }, log);
  const stopJobs = await startWhenReachable(() => startJobs({ opened, services, mailer, log }), {
    signal,
    onOutage: (err) => log.warn({ err }, 'jobs could not be started; it is tried again'),
  });
  return async () => {
    await stopListening?.();
    await stopSteadyWork();
    await stopJobs();
  };
}

/** Reads the versions again after a notification of another process. */
function refreshVersions({ publicVersions }: Services, log: Logger): void {
  publicVersions
    .refresh()
    .catch((err: unknown) => log.warn({ err }, 'public versions could not be read'));
}

async function prepare(
  { db }: OpenedDatabase,
  { config, passwords, secretBox, publicVersions }: Services,
  log: Logger,
): Promise<void> {
  const now = systemClock();
  // This also reads the settings, without which nothing is answered.
  await publicVersions.refresh();
  const lost = await resealSecrets({ db, secretBox });
  if (lost.length > 0)
    log.error({ userIds: lost }, 'SECRETS_KEY lacks the key of these authenticator apps');
  if (await seedWhenEmpty(db, config.seed, now)) log.info('demo catalogue seeded');
  const outcome = await ensureAdmin(db, { admin: config.admin, passwords }, now);
  if ('userId' in outcome)
    logSecurityEvent(ownProcess(log), 'role-changed', { userId: outcome.userId });
  await reportAdmin(outcome, config);
}

async function reportAdmin(outcome: AdminOutcome, config: Config): Promise<void> {
  const makeAdmin = 'npm run account -- make-admin';
  if (outcome.kind === 'created') {
    print(`An administrator was created: ${outcome.email}`);
    if (outcome.password) await handOver(outcome.password, config);
  }
  if (outcome.kind === 'promoted') print(`${outcome.email} is now an administrator.`);
  if (outcome.kind === 'not-admin') {
    print(`ADMIN_EMAIL is ignored: ${outcome.email} is not an administrator, but another account is.
To make it one, stop the server and run: ${makeAdmin} ${outcome.email}`);
  } else print(`To make another account an administrator: ${makeAdmin} EMAIL`);
}

/** Prints a password on a terminal. Other output may be a log that many can read, so a private file gets it. */
async function handOver(password: string, { dataDir }: Config): Promise<void> {
  if (process.stdout.isTTY) {
    print(`Its password, which is shown only now: ${password}`);
    return;
  }
  const file = path.resolve(dataDir, 'first-admin.txt');
  await makeFolder(dataDir);
  // An existing file would keep its permissions.
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  print(`Its password is in ${file}. Sign in, change it, and delete the file.`);
}

/** Prints for the operator, outside the structured log. */
function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Signals within this time count as one: a terminal or service manager signals both npm and the server. */
const togetherMs = 1000;

/** Closes everything, then ends the process. A second signal ends it at once. */
function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let closingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > togetherMs) process.exit(1);
      return;
    }
    closingSince = performance.now();
    log.info({ signal }, 'closing');
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Starts the server; settles when everything runs. Not when this module is loaded: in the built server it shares a file with
 * what pages import, which tests load alone.
 */
export const startServer = (): Promise<void> =>
  main().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  });

if (import.meta.main) void startServer();
