import { once } from 'node:events';
import { buildWhenStale } from '../build.ts';
import { runChaosOn } from './chaos.ts';
import { checks } from './checks.ts';
import { type Cluster, startCluster } from './cluster.ts';

const usage = `npm run cluster                 starts it and prints its addresses
npm run cluster -- check        starts it, checks it, and ends it
npm run cluster -- chaos        runs chaos on it while the primary is killed ten times`;

const say = (line: string) => console.log(line);

/** Runs all checks, each on its own. @returns how many failed */
async function checkAll(cluster: Cluster): Promise<number> {
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      say(`ok    ${name}: ${await run(cluster)}`);
    } catch (error) {
      failed += 1;
      say(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

async function serve(): Promise<number> {
  say('Ctrl-C ends it.');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  return 0;
}

const works: Record<string, (cluster: Cluster) => Promise<number>> = {
  serve,
  check: checkAll,
  chaos: (cluster) => runChaosOn(cluster, say),
};

const work = works[process.argv[2] ?? 'serve'];
if (!work) {
  say(usage);
  process.exitCode = 2;
} else {
  process.env.NODE_ENV = 'production';
  await buildWhenStale();
  const cluster = await startCluster(say);
  process.exitCode = (await work(cluster).finally(() => cluster.end())) === 0 ? 0 : 1;
}
