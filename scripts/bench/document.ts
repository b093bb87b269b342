import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pace } from './contest.ts';
import type { Size } from './dataset/size.ts';

/** docs/benchmarks.md, of the sections of a whole run. */
export function benchmarksDocument(
  sections: string[],
  { size, pace }: { size: Size; pace: Pace },
): string {
  return `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- NAME\` runs one workload, \`npm run bench -- --short\` a form of a minute
or two. This run: Node.js ${process.version}, ${os.platform()}, ${os.availableParallelism()} cores,
${size.quizzes.toLocaleString('en')} quizzes, ${size.attempts.toLocaleString('en')} attempts, medians of
${pace.rounds} rounds of ${pace.seconds} s.

Each server has the first core for itself; PostgreSQL, which makes every commit durable, and the generator have the others.
The servers are measured in turns, so that other work on the machine slows all of them alike: ratios can be
compared between runs, absolute figures cannot. "Ratio" is how many times as many requests a second Quizwright
answers as the server of the line, "ratio by CPU" the same for a second of the servers' processor time, which depends
less on other work. The status of every answer and the content of every fiftieth are checked; a
wrong one ends the run.

${sections.join('\n\n')}

${readFileSync(path.join(import.meta.dirname, 'not-reached.md'), 'utf8')}`;
}
