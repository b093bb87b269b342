import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

/** Delays the event loop by about `milliseconds` while `work` runs. */
async function whileLate<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      for (const end = performance.now() + milliseconds; performance.now() < end; );
      await setImmediate();
    }
  })();
  try {
    return await work();
  } finally {
    isOn = false;
    await running;
  }
}

test('under overload reads are refused; saves, submits and health checks are answered', async () => {
  await using world = await createWorld({ overloadDelay: 40 });
  const quiz = await makeQuiz(world);
  const { http, calls, cookie } = await world.person();
  const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
  const read = () => http('GET', '/api/quizzes');
  const trpc = (url: string) => world.app.inject({ method: 'GET', url, headers: { cookie } });
  expect((await read()).status).toBe(200);

  await whileLate(150, async () => {
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(503);
    const refused = await read();
    expect(refused.body).toMatchObject({ failure: 'unavailable', retryAfter: 2 });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await trpc('/trpc/account.me')).statusCode).toBe(503);
    expect((await http('GET', '/healthz')).status).toBe(200);
    expect((await http('GET', '/readyz')).status).toBe(200);
    const answers = { answers: answersFor(questions, 10) };
    expect((await http('POST', `/api/quiz-attempts/${id}/answers`, answers)).status).toBe(200);
    const submit = await world.app.inject({
      method: 'POST',
      url: '/trpc/attempt.submit',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ attemptId: id, answers: [] }),
    });
    expect(submit.statusCode).toBe(200);
  });
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
});
