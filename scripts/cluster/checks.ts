import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../chaos/wait.ts';
import { type Cluster, isReady } from './cluster.ts';
import { failOver } from './failover.ts';
import { signIn, startReader, startWriter } from './writer.ts';

/** Something that must be true of a cluster; throws when it is not. @returns what was measured */
interface Check {
  name: string;
  run(cluster: Cluster): Promise<string>;
}

function require(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

const logIn = (url: string, email: string, from: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  }).then(({ status }) => status);

/** Wrong passwords for one account from one network, at the processes in turn, until all have been refused. */
async function countTries({ appUrls }: Cluster, from: string): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const status = await logIn(
      appUrls[tries % appUrls.length] ?? '',
      `nobody-${from}@example.com`,
      from,
    );
    if (status === 429) return tries;
    require(status < 500, `a login was answered with ${status}`);
  }
  throw new Error('60 wrong passwords were not limited');
}

/** How many milliseconds the other processes take to show a change of the first one. */
async function timeToShow({ appUrls, admin }: Cluster): Promise<number> {
  const [first = '', ...others] = appUrls;
  const cookie = await signIn(first, admin);
  const name = `shown-${Date.now()}`;
  const show = async (url: string) =>
    (await (await fetch(`${url}/api/categories`)).text()).includes(name);
  for (const url of others) await show(url);
  const made = await fetch(`${first}/api/categories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name, displayName: name }),
  });
  require(made.ok, `a category was refused: ${made.status}`);
  const start = performance.now();
  require(await show(first), 'the process that wrote does not show its own change');
  for (const url of others)
    await until(`the change at ${url}`, () => show(url), { every: 5, within: 5000 });
  return Math.round(performance.now() - start);
}

/** Runs work while a reader and a writer use the cluster. */
async function underLoad(cluster: Cluster, work: () => Promise<void>) {
  const { front, admin } = cluster;
  const writer = await startWriter(front.webUrl, admin);
  const stopReading = startReader(front.webUrl);
  await pause(1000);
  writer.longestGap();
  await work();
  await pause(500);
  const gap = Math.round(writer.longestGap());
  const { answered, errors } = await stopReading();
  await cluster.databases.settled();
  const { acknowledged, lost, doubled } = await writer.end(front.directUrl);
  require(errors.length ===
    0, `${errors.length} of ${answered} reads failed: ${errors.slice(0, 3).join('; ')}`);
  require(lost.length + doubled.length === 0, `${lost.length} lost, ${doubled.length} doubled`);
  return `${answered} reads without an error, ${acknowledged} writes, none lost or doubled, longest gap ${gap} ms`;
}

async function countReplicaReads({ front }: Cluster): Promise<number> {
  const client = new pg.Client({ connectionString: front.replicaUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string; standby: boolean }>(
    `select tup_returned as count, pg_is_in_recovery() as standby from pg_stat_database where datname = current_database()`,
  );
  await client.end();
  require(rows[0]?.standby === true, 'the replica is no standby');
  return Number(rows[0]?.count);
}

/** In this order, because each leaves the cluster as it found it. */
export const checks: Check[] = [
  {
    name: 'limits are counted by all processes together, in Redis',
    run: async (cluster) => {
      const tries = await countTries(cluster, '203.0.113.1');
      require(tries === 10, `${tries} wrong passwords passed, not 10`);
      return 'after 10 wrong passwords at three processes each of them refuses';
    },
  },
  {
    name: 'a change at one process is shown by the others',
    run: async (cluster) => {
      const milliseconds = await timeToShow(cluster);
      require(milliseconds < 500, `after ${milliseconds} ms`);
      return `after ${milliseconds} ms`;
    },
  },
  {
    name: 'without Redis each process has its own counters, and changes are shown within a poll',
    run: async (cluster) => {
      await cluster.front.redis.end('SIGKILL');
      const tries = await countTries(cluster, '203.0.113.2');
      require(tries === 30, `${tries} wrong passwords passed, not 10 at each process`);
      const milliseconds = await timeToShow(cluster);
      cluster.front.redis.start();
      require(milliseconds < 2500, `after ${milliseconds} ms`);
      await until(
        'shared limits',
        async () => {
          const from = `203.0.113.${10 + Math.floor(Math.random() * 200)}`;
          return countTries(cluster, from).then(
            (tries) => tries === 10,
            () => false,
          );
        },
        { every: 100, within: 10_000 },
      );
      return `shown after ${milliseconds} ms; shared again once Redis is back`;
    },
  },
  {
    name: 'a Redis that does not answer delays no call for long',
    run: async (cluster) => {
      cluster.front.redis.signal('SIGSTOP');
      const start = performance.now();
      const status = await logIn(
        cluster.appUrls[0] ?? '',
        'slow@example.com',
        '203.0.113.3',
      ).finally(() => cluster.front.redis.signal('SIGCONT'));
      const milliseconds = Math.round(performance.now() - start);
      require(status === 401 && milliseconds < 4000, `${status} after ${milliseconds} ms`);
      return `a login took ${milliseconds} ms`;
    },
  },
  {
    name: 'public reads are served by the standby',
    run: async (cluster) => {
      const before = await countReplicaReads(cluster);
      for (const url of cluster.appUrls)
        for (let page = 1; page < 6; page += 1)
          await fetch(`${url}/api/quizzes?page=${page}&perPage=${page + 2}`);
      await pause(1500);
      const rows = (await countReplicaReads(cluster)) - before;
      require(rows > 500, `the standby returned ${rows} rows`);
      return `the standby returned ${rows} rows`;
    },
  },
  {
    name: 'a killed process gives no client an error',
    run: (cluster) =>
      underLoad(cluster, async () => {
        const [app] = cluster.apps;
        await app?.end('SIGKILL');
        await pause(2000);
        app?.start();
        await until('the app', () => isReady(cluster.appUrls[0] ?? ''), { every: 100 });
      }),
  },
  {
    name: 'the processes are restarted one after another without an error',
    run: (cluster) =>
      underLoad(cluster, async () => {
        for (const [index, app] of cluster.apps.entries()) {
          await app.end('SIGTERM', 30_000);
          app.start();
          await until('the app', () => isReady(cluster.appUrls[index] ?? ''), { every: 100 });
          await pause(1000);
        }
      }),
  },
  {
    name: 'a restart of PgBouncer loses nothing',
    run: (cluster) =>
      underLoad(cluster, async () => {
        await cluster.front.pgbouncer.end('SIGKILL');
        cluster.front.pgbouncer.start();
        await until('a ready app', () => isReady(cluster.front.webUrl), { every: 100 });
      }),
  },
  {
    name: 'the server of the primary is killed: nothing is lost',
    run: (cluster) =>
      underLoad(cluster, async () => {
        await failOver(cluster, 'server');
      }),
  },
  {
    name: 'the machine of the primary is lost: nothing is lost',
    run: (cluster) =>
      underLoad(cluster, async () => {
        await failOver(cluster, 'machine');
      }),
  },
];
