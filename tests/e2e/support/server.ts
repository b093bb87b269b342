import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/local-postgres.ts';
import { copySeededDatabase, dropDatabase } from './database.ts';

export const admin = { email: 'admin@example.com', password: 'admin password' };

export interface RunningServer {
  url: string;
  /** Empty when the server uses its embedded database. */
  databaseUrl: string;
  /** Kills the process, as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The real server as a process, on a free port, with a copy of the seeded database unless
 * `DATABASE_URL` is given; an empty one means the embedded database.
 */
export async function startServer(
  environment: Record<string, string> = {},
  /** The port, if it must be known before the start. */
  chosenPort?: number,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quizwright-e2e-'));
  const databaseUrl = environment.DATABASE_URL ?? (await copySeededDatabase());
  const port = chosenPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['dist/server/start.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LIMIT_REGISTER: '1000',
        LIMIT_LOGIN: '1000',
        LIMIT_FORMS: '1000',
        LIMIT_STARTS: '1000',
        LIMIT_REQUESTS: '100000',
        OVERLOAD_DELAY: '60000',
        ...environment,
        DATABASE_URL: databaseUrl,
      },
    });
    child = started;
    for (let tries = 0; tries < 900; tries += 1) {
      if (started.exitCode !== null)
        throw new Error(`The server ended with code ${started.exitCode}.`);
      const ready = await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server was not ready in time.');
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    databaseUrl,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      if (environment.DATABASE_URL === undefined) await dropDatabase(databaseUrl);
    },
  };
}
