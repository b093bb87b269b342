import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/local-postgres.ts';
import { copySeededDatabase, dropDatabase } from './database.ts';
import type { HostAnswer, HostMessage } from './server-host.ts';

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

/** A process that has one server open at a time. It starts when the first one is opened. */
export interface Host {
  /** Closes the open server, and opens one with these settings. */
  open(settings: Record<string, string>): Promise<void>;
  close(): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * A new process takes 1.1 s of processor time to load the modules of the product and to compile what the first pages run:
 * the files of a worker share one.
 */
export function createHost(): Host {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const started = fork(path.join(import.meta.dirname, 'server-host.ts'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    started.once('exit', () => {
      child = undefined;
    });
    return started;
  }

  async function ask(message: HostMessage): Promise<void> {
    child ??= start();
    const { failure } = await answerTo(child, message);
    if (failure) throw new Error(`The server could not be opened or closed: ${failure}`);
  }

  return {
    open: (settings) => ask({ settings }),
    close: async () => {
      if (child) await ask({});
    },
    end: async (signal = 'SIGTERM') => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function answerTo(child: ChildProcess, message: HostMessage): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`The server’s process ended with code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (answer: HostAnswer) => {
      child.off('exit', onExit);
      resolve(answer);
    });
    child.send(message);
  });
}

interface ServerOptions {
  /** Additional settings. */
  environment?: Record<string, string>;
  /** The port, if it must be known before the start. */
  chosenPort?: number | undefined;
  /** The process to open it in, which goes on when the server stops; one of its own when left out. */
  host?: Host;
}

/**
 * The real server, in another process, on a free port, with a copy of the seeded database unless
 * `DATABASE_URL` is given; an empty one means the embedded database.
 */
export async function startServer({
  environment = {},
  chosenPort,
  host,
}: ServerOptions): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quizwright-e2e-'));
  const databaseUrl = environment.DATABASE_URL ?? (await copySeededDatabase());
  const port = chosenPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const own = host ?? createHost();
  const start = () =>
    own.open({
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
    });

  await start();
  return {
    url,
    databaseUrl,
    kill: () => own.end('SIGKILL'),
    start,
    stop: async () => {
      await own.close();
      if (!host) await own.end();
      await rm(dataDir, { recursive: true, force: true });
      if (environment.DATABASE_URL === undefined) await dropDatabase(databaseUrl);
    },
  };
}
