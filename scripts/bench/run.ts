import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#db/project-root.ts';
import { paces } from './contest.ts';
import { shortSize, usualSize } from './dataset/size.ts';
import { benchmarksDocument } from './document.ts';
import { prepareStage } from './stage.ts';
import { shortWorkloads, workloads } from './workloads/registry.ts';

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

const all = values.short ? shortWorkloads : workloads;
const chosen =
  positionals.length === 0 ? all : workloads.filter(({ name }) => positionals.includes(name));
const pace = values.short ? paces.short : paces.usual;
const size = {
  ...(values.short ? shortSize : usualSize),
  ...(values.attempts ? { attempts: Number(values.attempts) } : {}),
  ...(values.quizzes ? { quizzes: Number(values.quizzes) } : {}),
};

const sections: string[] = [];
// The servers and PostgreSQL are ended by `exit` listeners, which a signal without a listener would skip.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));
const stage = await prepareStage(size, (progress) => process.stderr.write(`  ${progress}\n`));
try {
  for (const workload of chosen) {
    for await (const section of workload.sections(stage, pace)) {
      sections.push(section);
      process.stdout.write(`\n${section}\n`);
    }
  }
} finally {
  await stage.stop();
}
if (chosen === workloads) {
  const file = path.join(projectRoot, 'docs/benchmarks.md');
  writeFileSync(file, benchmarksDocument(sections, { size, pace }));
}
