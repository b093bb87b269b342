import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import { type BackAgain, type Fault, lasting, type Scene } from './fault.ts';
import { keepVisiting, warmPages } from './public-pages.ts';

/** What happens to the PostgreSQL server that this command has started. */
export const postgresFaults: Fault<PostgresStage>[] = [
  {
    name: 'PostgreSQL killed and restarted',
    inflict: (scene) => awayFor(scene, () => scene.stage.postgres.crash()),
  },
  {
    name: 'PostgreSQL stopped at once and restarted',
    inflict: (scene) => awayFor(scene, async () => signalServer(scene, 'SIGQUIT')),
  },
  {
    name: 'one PostgreSQL process killed',
    inflict: async (scene) => {
      const { stage, chance } = scene;
      const [pid] = chance.shuffled(await backendsOf(stage));
      // The server ends every connection once it notices, and may accept further ones until then.
      const witness = new pg.Client({ connectionString: stage.databaseUrl });
      witness.on('error', () => {});
      await witness.connect();
      const noticed = new Promise((resolve) => witness.once('end', resolve));
      if (pid === undefined) await witness.end();
      else execFileSync('kill', ['-9', String(pid)]);
      await noticed;
      return accepting(scene);
    },
  },
  {
    name: 'PostgreSQL frozen',
    inflict: async (scene) => {
      const pids = [scene.stage.postgres.pid, ...(await backendsOf(scene.stage))];
      const each = (signal: NodeJS.Signals) => {
        for (const pid of pids)
          if (pid !== undefined)
            execFileSync('sh', ['-c', `kill -${signal.slice(3)} ${pid} || true`]);
      };
      each('SIGSTOP');
      await pause(lasting(scene, 1500, 8000));
      each('SIGCONT');
      return accepting(scene);
    },
  },
  {
    name: 'connections ended by an operator',
    inflict: async ({ stage }) => {
      await stage.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      return undefined;
    },
  },
  {
    name: 'connections ended inside transactions',
    inflict: async ({ stage }) => {
      await until('a connection inside a transaction', async () => {
        const ended = await stage.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`);
        return ended.length > 0;
      });
      return undefined;
    },
  },
  ...['quiz_attempts', 'answers', 'sessions'].map((table) => ({
    name: `table ${table} locked`,
    inflict: async (scene: Scene<PostgresStage>) => {
      await withTableLocked(scene, table, () => pause(lasting(scene, 1500, 12_000)));
      return undefined;
    },
  })),
  {
    name: 'pool exhausted',
    inflict: async (scene) => {
      const { learners } = scene.crowd;
      const flood: Promise<unknown>[] = [];
      await withTableLocked(scene, 'quiz_attempts', async () => {
        for (const { client } of learners.slice(-60))
          flood.push(client.tryOnce({ method: 'GET', path: '/trpc/attempt.list' }));
        await pause(lasting(scene, 1500, 12_000));
      });
      await Promise.all(flood);
      return undefined;
    },
  },
  {
    name: 'no connection left on the server',
    inflict: async (scene) => {
      const taken = await takeAllConnections(scene);
      await pause(lasting(scene, 1000, 5000));
      await Promise.all(taken.map((client) => client.end().catch(() => {})));
      return accepting(scene);
    },
  },
];

/** Takes the server away, visits public pages meanwhile, and starts it again. */
async function awayFor(
  scene: Scene<PostgresStage>,
  takeAway: () => Promise<void>,
): Promise<BackAgain> {
  await warmPages(scene);
  await takeAway();
  await keepVisiting(scene, lasting(scene, 1000, 5000));
  await scene.stage.postgres.restart();
  return accepting(scene);
}

function signalServer({ stage }: Scene<PostgresStage>, signal: NodeJS.Signals): void {
  const { pid } = stage.postgres;
  if (pid !== undefined) process.kill(pid, signal);
}

/** Waits until the server accepts connections; starts it again if it has ended because it could not recover. */
export async function accepting({ stage }: Scene<PostgresStage>): Promise<BackAgain> {
  const at = await until('PostgreSQL to accept connections', async () => {
    if (!stage.postgres.isRunning) await stage.postgres.restart();
    return stage.query('select 1').then(
      () => performance.now(),
      () => undefined,
    );
  });
  return { of: 'PostgreSQL', at };
}

async function backendsOf({ query }: PostgresStage): Promise<number[]> {
  const rows = await query(`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'pid' in row ? [Number(row.pid)] : [],
  );
}

/** Locks a table against every use while `work` runs. */
async function withTableLocked(
  { stage }: Scene<PostgresStage>,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin; set local lock_timeout = '5s'; lock table ${table}`);
    await work();
  } finally {
    await client.query('rollback').catch(() => {});
    await client.end();
  }
}

/** Opens connections as an ordinary role until the server refuses more, and ends those of the apps. */
async function takeAllConnections({ stage }: Scene<PostgresStage>): Promise<pg.Client[]> {
  await stage.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'guest') then create role guest login; end if; end $$`);
  const url = new URL(stage.databaseUrl);
  url.username = 'guest';
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isOpen) return taken;
    taken.push(client);
    if (taken.length % 50 === 0)
      await stage.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'postgres' and pid <> pg_backend_pid()`);
  }
}
