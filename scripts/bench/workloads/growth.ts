import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#db/project-root.ts';
import { type Contest, contests, type Workload } from '../contest.ts';
import { prepareDatabases } from '../dataset/databases.ts';
import { signedIn } from '../dataset/sessions.ts';
import { answersPerPastAttempt } from '../dataset/size.ts';
import { request, trpcQuery } from '../load/request.ts';
import { startApp } from '../process/app.ts';
import type { ServerProcess } from '../process/server-process.ts';

const page = (input: object) => request(trpcQuery('quiz.page', input));
const member = { headers: signedIn(7) };

const asked = {
  'catalogue, newest': page({}),
  'catalogue, page 80': page({ page: 80 }),
  'catalogue of one level': page({ difficulty: 'advanced' }),
  'catalogue of one category': page({ categoryId: 3 }),
  'catalogue, most attempted': page({ sort: 'popular' }),
  'catalogue by title': page({ sort: 'title' }),
  'catalogue, shortest': page({ sort: 'shortest' }),
  'catalogue with a text': page({ q: 'algebra', sort: 'best' }),
  suggestions: request(trpcQuery('quiz.suggest', { text: 'chem' })),
  'a quiz': request(trpcQuery('quiz.get', { id: 7 })),
  'statistics of a quiz': request(trpcQuery('quiz.stats', { id: 7 }), member),
  leaderboard: request(trpcQuery('progress.leaderboard')),
  'own place': request(trpcQuery('progress.ownPlace'), member),
  'own results': request(trpcQuery('attempt.list'), member),
  'own progress on a quiz': request(trpcQuery('attempt.progress', { quizId: 7 }), member),
};

/** How much slower requests are when there are ten times as many attempts; nothing is answered from a cache. */
export const growth: Workload = {
  name: 'growth',
  async *sections(stage, pace) {
    const large = { ...stage.size, attempts: Math.max(stage.size.attempts, 1_000_000) };
    const small = { ...large, attempts: large.attempts / 10 };
    const opened: { url: string; server: ServerProcess; stop(): Promise<void> }[] = [];
    try {
      for (const size of [large, small]) {
        const databases = await prepareDatabases(size, stage.report);
        const url = await databases.copy('app');
        const server = await startApp({ DATABASE_URL: url, RESPONSE_CACHE: 'off' });
        const stop = () => server.stop().then(databases.stop);
        opened.push({ url, server, stop });
      }
      const compared = Object.entries(asked).map(
        ([title, bytes]): Contest => ({
          title: `Growth: ${title}`,
          connections: 1,
          contenders: opened.map(({ server }, index) => ({
            name: `${(index === 0 ? large : small).attempts.toLocaleString('en')} attempts`,
            server,
            supply: () => () => ({ request: bytes, status: 200 }),
          })),
          goals: { [`${small.attempts.toLocaleString('en')} attempts`]: 0.83 },
        }),
      );
      yield* contests('growth', async () => compared).sections(stage, { ...pace, seconds: 1 });
      stage.report('growth: recount');
      const [{ url } = { url: '' }] = opened;
      yield `### Recount

All sums of ${large.attempts.toLocaleString('en')} attempts with ${answersPerPastAttempt} answers each were counted again in
${(await timeRecount(url)).toFixed(0)} s. To reach: less than 180 s.`;
    } finally {
      for (const { stop } of opened) await stop();
    }
  },
};

/** @returns seconds */
async function timeRecount(databaseUrl: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/recount.ts'], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The recount failed.');
  return (performance.now() - started) / 1000;
}
