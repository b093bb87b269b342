import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectRoot } from '#db/project-root.ts';
import { Chance } from './chance.ts';
import { runChaos } from './chaos.ts';
import { onGiven } from './faults/registry.ts';
import { chaosOnEmbedded, chaosOnPostgres } from './own-stages.ts';
import { printReport, type Report } from './report.ts';
import { runShortForm } from './short.ts';
import { openGivenStage } from './stage/given-stage.ts';

const usage = `npm run chaos -- [options]
  --faults NUMBER     how many faults to make (500)
  --seed NUMBER       repeats the order of an earlier run
  --database NAME     postgres, embedded or both (both: three quarters of the faults on PostgreSQL)
  --only TEXT         only faults whose name contains the text
  --short             the forty faults of npm test, on both databases
An installation that runs already, at which only messages go wrong:
  --url ADDRESS --database-url ADDRESS --admin-email ADDRESS --admin-password TEXT`;

const { values: options } = parseArgs({
  options: {
    faults: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'both' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    url: { type: 'string' },
    'database-url': { type: 'string' },
    'admin-email': { type: 'string' },
    'admin-password': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => console.log(line);
const count = Number(options.faults);
const seed = Number(options.seed);

const course = {
  ...{ seed, isLong: true, say },
  choose: <Kind extends { name: string }>(faults: readonly Kind[]): Kind[] =>
    faults.filter(({ name }) => name.includes(options.only)),
};

async function onGivenStage(): Promise<Report> {
  const stage = openGivenStage({
    url: options.url ?? '',
    databaseUrl: options['database-url'] ?? '',
    admin: { email: options['admin-email'] ?? '', password: options['admin-password'] ?? '' },
  });
  return runChaos({ stage, faults: onGiven, count, chance: new Chance(seed), isLong: true, say });
}

/** The reports, each as soon as it is there: what fails later must not take an earlier one away. */
async function* reportsOf(): AsyncGenerator<Report> {
  const onFirst = Math.round(count * 0.75);
  if (options.short) yield* await runShortForm({ seed, say });
  else if (options.url) yield await onGivenStage();
  else if (options.database === 'postgres') yield await chaosOnPostgres({ ...course, count });
  else if (options.database === 'embedded') yield await chaosOnEmbedded({ ...course, count });
  else {
    yield await chaosOnPostgres({ ...course, count: onFirst });
    yield await chaosOnEmbedded({ ...course, count: count - onFirst });
  }
}

// The processes and the disk of a run are ended by listeners of `exit`, which a signal alone does not call.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (options.help) say(usage);
else {
  if (!options.url)
    spawnSync(process.execPath, ['scripts/build.ts'], { cwd: projectRoot, stdio: 'inherit' });
  say(`seed ${seed}`);
  const reports: Report[] = [];
  for await (const report of reportsOf()) {
    printReport(report, say);
    reports.push(report);
  }
  // At once: what a part of the run still waits for must not keep the process.
  process.exit(reports.every(({ findings }) => findings.length === 0) ? 0 : 1);
}
