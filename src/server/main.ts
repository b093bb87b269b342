import { type Logger, pino } from 'pino';
import { migrateToLatest } from '#db/migrate.ts';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { productName } from '#shared/kernel/product.ts';
import { buildApp, createServices } from './app.ts';
import { databaseConfig, readConfig } from './config.ts';
import { keepTallying, tallyAttempts } from './features/progress/tally.ts';
import { type AdminOutcome, ensureAdmin, seedWhenEmpty } from './first-run.ts';
import { openJobQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/start.ts';
import { systemClock } from './kernel/clock.ts';
import type { Services } from './kernel/context.ts';
import { loggerOptions } from './kernel/log.ts';
import { createMailer } from './mail/mailer.ts';

/** The process: reads the environment, opens the database, listens, and closes what it opened on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(loggerOptions(config.logLevel));
  const opened = await openDatabase(databaseConfig(config));
  const jobs = await openJobQueue(opened, log);
  const services = createServices({ db: opened.db, config, jobs, clock: systemClock, log });
  await prepare(opened, services, log);
  const mailer = createMailer(config, log);
  const stopJobs = await startJobs({ opened, services, mailer, log });

  const app = await buildApp({
    services,
    log,
    web: config.mode === 'development' ? 'sources' : 'built',
  });
  await app.listen({ port: config.port, host: config.host });
  const stopTallying = keepTallying(
    () => tallyAttempts(opened.db, systemClock()),
    (err) => log.error({ err }, 'background work failed'),
  );
  tellPeople(`${productName} is ready at ${config.publicUrl}`);
  closeOnSignal(log, async () => {
    await app.close();
    await stopTallying();
    await stopJobs();
    await jobs.close();
    mailer.close();
    await opened.close();
  });
}

async function prepare(
  { db }: OpenedDatabase,
  { config, passwords }: Services,
  log: Logger,
): Promise<void> {
  const applied = await migrateToLatest(db);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  const now = systemClock();
  if (await seedWhenEmpty(db, config.seed, now)) log.info('demo catalogue seeded');
  tellAboutAdmin(await ensureAdmin(db, { admin: config.admin, passwords }, now));
}

function tellAboutAdmin(outcome: AdminOutcome): void {
  if (outcome.kind === 'created' && outcome.password) {
    tellPeople(
      `An administrator was created. It is told only now:\n  e-mail    ${outcome.email}\n  password  ${outcome.password}`,
    );
  }
  if (outcome.kind === 'promoted') tellPeople(`${outcome.email} is an administrator now.`);
  tellPeople('To make an account an administrator: npm run account -- make-admin EMAIL');
}

/** Written to the terminal, past the log: passwords have no place in a log that is kept. */
function tellPeople(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Signals that come this close together are one: a terminal or a service manager tells npm and the server both. */
const togetherMs = 1000;

/** Finishes what is in flight, then ends; whoever signals again does not want to wait for that. */
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
