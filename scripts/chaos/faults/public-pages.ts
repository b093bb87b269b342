import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import type { Scene } from './fault.ts';

/** Milliseconds within which a page must be sent, also by a busy machine. */
const requestTimeoutMs = 20_000;

/** Pages and calls that visitors ask for, all of them public. */
const publicAddresses = (quizIds: number[]) => [
  '/',
  '/quizzes',
  `/quiz/${quizIds[0]}`,
  '/series',
  '/blog',
  '/contact',
  '/api/quizzes',
  '/api/leaderboard',
];

/** @returns what went wrong, if anything */
async function visit(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
    await answer.arrayBuffer();
    return answer.ok ? undefined : String(answer.status);
  } catch (error) {
    return String(error);
  }
}

/** Asks every app for every public page. @returns what was not served */
async function visitPages({ stage, quizIds }: Scene<PostgresStage>): Promise<string[]> {
  const visits = stage.apps.flatMap(({ app: { address } }) =>
    publicAddresses(quizIds).map(async (path) => {
      const failure = await visit(`http://${address.host}:${address.port}${path}`);
      return failure && `${path} was not served (${failure})`;
    }),
  );
  return (await Promise.all(visits)).filter((path) => path !== undefined);
}

/** Visits every public page until all are served, so that every app has them. */
export async function warmPages(scene: Scene<PostgresStage>): Promise<void> {
  await until('public pages', async () => (await visitPages(scene)).length === 0);
}

/** Visits public pages for this many milliseconds, while the database is away. */
export async function keepVisiting(scene: Scene<PostgresStage>, milliseconds: number) {
  const visited = scene.stage.apps.length * publicAddresses(scene.quizIds).length;
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    const failed = await visitPages(scene);
    scene.countPages(visited - failed.length, failed.length);
    for (const path of new Set(failed)) scene.complain(`while the database was away, ${path}`);
    await pause(100);
  }
}
