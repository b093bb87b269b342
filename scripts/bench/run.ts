import { parseArgs } from 'node:util';
import { paces, run } from './contest.ts';
import { usualSize } from './dataset/size.ts';
import { table } from './report.ts';
import { prepareStage } from './stage.ts';
import { workloads } from './workloads/registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    attempts: { type: 'string' },
    quizzes: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !workloads.some((workload) => workload.name === name));
if (unknown.length > 0) {
  const names = workloads.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no workload ${unknown.join(', ')}. There are: ${names}\n`);
  process.exit(1);
}

const chosen = workloads.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const pace = values.short ? paces.short : paces.usual;
const size = {
  ...usualSize,
  ...(values.attempts ? { attempts: Number(values.attempts) } : {}),
  ...(values.quizzes ? { quizzes: Number(values.quizzes) } : {}),
};

const stage = await prepareStage(size, (progress) => process.stderr.write(`  ${progress}\n`));
try {
  for (const workload of chosen) {
    for (const contest of await workload.contests(stage)) {
      process.stderr.write(`  ${workload.name}: ${contest.title}\n`);
      process.stdout.write(`\n${table(await run(contest, pace))}\n`);
    }
  }
} finally {
  await stage.stop();
}
