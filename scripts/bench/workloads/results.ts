import { median } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { loadResults, resultsClassId, resultsQuizId, resultsSize } from '../dataset/results.ts';
import { signedIn } from '../dataset/sessions.ts';
import { trpcQuery } from '../load/request.ts';

/** Reads everything: a member with a session who is made an administrator. */
const administrator = 64;
const rounds = 5;

/** What is read on one screen, and within how many seconds. */
interface Bound {
  title: string;
  paths: string[];
  seconds: number;
}

const { questions, attempts, questionsPerAttempt, members, assignments } = resultsSize;
const quiz = { id: resultsQuizId, basis: 'all' };

const bounds: Bound[] = [
  {
    title: `results of ${attempts.toLocaleString('en')} attempts that draw ${questionsPerAttempt} of ${questions.toLocaleString('en')} questions`,
    paths: [
      trpcQuery('progress.resultsSummary', quiz),
      trpcQuery('progress.questionResults', quiz),
    ],
    seconds: 5,
  },
  {
    title: `gradebook of ${members} learners with ${assignments} assignments`,
    paths: [trpcQuery('classroom.shownGradebook', { classId: resultsClassId })],
    seconds: 0.3,
  },
  {
    title: 'lists of an administrator',
    paths: [
      trpcQuery('quiz.totals'),
      trpcQuery('category.hierarchy'),
      trpcQuery('quiz.pageForAuthor', { sort: 'updated' }),
      trpcQuery('quiz.pageForAuthor', { q: 'number 1999', status: 'draft' }),
    ],
    seconds: 1,
  },
];

/** How long it takes until statistics and a gradebook of the greatest usual size are computed and sent. */
export const results: Workload = {
  name: 'results',
  async *sections(stage) {
    stage.report('results: data');
    await withClient(stage.databases.app, async (client) => {
      await client.query('update users set is_admin = true where id = $1', [administrator]);
      await loadResults(client);
    });
    const lines: string[] = [];
    for (const { title, paths, seconds } of bounds) {
      stage.report(`results: ${title}`);
      const took = await measure(`http://127.0.0.1:${stage.app.port}`, paths);
      const isReached = median(took) < seconds;
      lines.push(
        `| ${title} | ${median(took).toFixed(2)} | ${Math.min(...took).toFixed(2)} to ${Math.max(...took).toFixed(2)} | ${seconds} | ${isReached ? 'yes' : 'no'} |`,
      );
      if (!isReached) process.exitCode = 1;
    }
    yield `### Results

Each is computed when it is read, by one client and without a cache.

| what is read | median s | range | less than | reached |
|---|---|---|---|---|
${lines.join('\n')}`;
  },
};

/** @returns the seconds of each round; the first, which fills the caches of PostgreSQL, is left out */
async function measure(url: string, paths: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    for (const path of paths) {
      const answer = await fetch(`${url}${path}`, { headers: signedIn(administrator) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    took.push((performance.now() - started) / 1000);
  }
  return took.slice(1);
}
