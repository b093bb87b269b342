import { expect, test } from 'vitest';
import { freePort } from '#scripts/local-postgres.ts';
import { buildApp } from '#server/app.ts';
import { observeGroups } from '#server/kernel/database/grouped.ts';
import { createMetrics, serveMetrics } from '#server/telemetry/metrics.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

/** A world whose app reports to metrics. */
async function measured() {
  const world = await createWorld();
  const metrics = createMetrics();
  const services = { ...world.services, observers: [metrics.observer] };
  services.config = { ...services.config, responseCache: true };
  observeGroups(world.db, services.observers);
  const app = await buildApp({ services });
  const close = async () => {
    await app.close();
    await world.close();
  };
  return { world, metrics, app, [Symbol.asyncDispose]: close };
}

test('responses, calls, cache and groups are counted by bounded names', async () => {
  await using parts = await measured();
  const { world, metrics, app } = parts;
  const quiz = await makeQuiz(world, { questions: 2 });
  const { cookie } = await world.person();
  const call = (url: string, payload?: object) =>
    app.inject({ url, headers: { cookie }, ...(payload ? { method: 'POST', payload } : {}) });
  for (let time = 0; time < 2; time += 1) await app.inject('/api/categories');
  await call('/api/nowhere/at/all');
  await call('/api/quizzes/999999');
  const started = (await call('/trpc/attempt.start', { quizId: quiz.id })).json();
  const { id: attemptId, questions } = started.result.data;
  await call('/trpc/attempt.submit', { attemptId, answers: answersFor(questions, 2) });
  const text = await metrics.text();
  const line = (name: string, ...labels: string[]) =>
    text
      .split('\n')
      .find((each) => each.startsWith(name) && labels.every((label) => each.includes(label)))
      ?.split(' ')
      .at(-1);
  const requests = 'quizwright_http_request_duration_seconds_count';
  expect(line(requests, 'route="/api/categories"', 'status="200"')).toBe('2');
  expect(line(requests, 'route="/api/quizzes/:id"', 'status="404"')).toBe('1');
  const calls = 'quizwright_call_duration_seconds_count';
  expect(line(calls, 'procedure="attempt.start"', 'outcome="ok"')).toBe('1');
  expect(line(calls, 'procedure="attempt.submit"', 'outcome="ok"')).toBe('1');
  expect(line(calls, 'outcome="not-found"')).toBe('1');
  expect(line('quizwright_response_cache_total', 'hit')).toBe('1');
  expect(Number(line('quizwright_group_size_count'))).toBeGreaterThanOrEqual(1);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('nowhere');
});

test('metrics are served with the numbers of the database, and without them while it is away', async () => {
  await using parts = await measured();
  const { world, metrics } = parts;
  const quiz = await makeQuiz(world, { questions: 2 });
  await (await world.person()).calls.attempt.start({ quizId: quiz.id });
  let isAway = false;
  const unlessAway = async <T>(value: T): Promise<T> => {
    if (isAway) throw new Error('away');
    return value;
  };
  metrics.read({
    connections: () => ({ ...world.opened.countConnections?.() }),
    openAttempts: () => unlessAway(1),
    jobs: () => unlessAway([{ job: 'mail', state: 'waiting', count: 3 }]),
  });
  const port = await freePort();
  const stop = await serveMetrics(metrics, { port, host: '127.0.0.1' });
  const read = async (path = '/metrics') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const { text } = await read();
  expect(text).toContain('quizwright_open_attempts 1');
  expect(text).toContain('quizwright_jobs{job="mail",state="waiting"} 3');
  isAway = true;
  const away = await read();
  expect(away.status).toBe(200);
  expect(away.text).toContain('quizwright_open_attempts Nan');
  expect(away.text).not.toContain('quizwright_jobs{');
  expect((await read('/other')).status).toBe(404);
  await stop();
});
