import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** Calls with a token of the administrator, as a program does. */
async function program() {
  const wish = { name: 'Registry', scope: 'admin', expiresInDays: 30 };
  const answer = await admin.http('POST', '/api/access-tokens', wish);
  const { token } = answer.read(z.object({ token: z.string() }));
  const headers = { authorization: `Bearer ${token}` };
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    world.guest.http(method, url, body, headers);
}

test('a program lists people in pages, finds one, suspends and resumes them', async () => {
  const call = await program();
  const learners = [];
  for (let count = 0; count < 3; count += 1)
    learners.push(await world.person({ username: `zoe_${count}` }));
  const page = await call('GET', '/api/admin/people?q=zoe&sort=name&perPage=2&page=2');
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.headers.link).toContain('rel="prev"');
  expect(page.body).toMatchObject([{ username: 'zoe_2' }]);
  const [id = 0] = learners.map((learner) => learner.id);
  const suspended = await call('POST', '/api/admin/people/suspensions', {
    ...{ ids: [id], reason: 'abuse', note: 'Once too often' },
  });
  expect(suspended.body).toEqual([{ id, outcome: 'done' }]);
  expect((await call('GET', `/api/admin/people/${id}`)).body).toMatchObject({
    status: 'suspended',
    sessions: [],
    suspension: { reason: 'abuse', note: 'Once too often' },
  });
  await call('POST', '/api/admin/people/resumptions', { ids: [id] });
  expect((await call('GET', `/api/admin/people/${id}`)).body).toMatchObject({ status: 'active' });
  const roles = await call('PUT', `/api/admin/people/${id}/roles`, { roles: ['author'] });
  expect(roles.status).toBe(403);
});

test('a program reads who scored what, and the file of it', async () => {
  const call = await program();
  const { id } = await makeQuiz(world, { questions: 2 });
  const learner = await world.person();
  const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: id });
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 2) });
  const attempts = await call('GET', `/api/admin/quizzes/${id}/attempts?outcome=passed`);
  expect(attempts.headers['x-total-count']).toBe('1');
  expect(attempts.body).toMatchObject([{ id: attemptId, score: 2, learner: { id: learner.id } }]);
  const summary = await call('GET', `/api/admin/quizzes/${id}/results?basis=all`);
  expect(summary.body).toMatchObject({ attempts: 1, passed: 1, mean: 100 });
  const found = await call('GET', `/api/admin/quizzes/${id}/results/questions`);
  expect(found.read(z.array(z.object({ takers: z.int() })))).toHaveLength(2);
  const file = await call('GET', `/api/admin/quizzes/${id}/attempts/file`);
  expect(file.read(z.object({ content: z.string() })).content).toContain(learner.email);
});

test('an account names every provider with which it can be signed in to', async () => {
  const call = await program();
  const person = await world.person();
  await world.db
    .insertInto('userIdentities')
    .values({ userId: person.id, provider: 'gone', subject: 'x', linkedAt: new Date(0) })
    .execute();
  await world.db
    .updateTable('users')
    .set({ firebaseId: 'someone' })
    .where('id', '=', person.id)
    .execute();
  const { body } = await call('GET', `/api/admin/people/${person.id}`);
  expect(body).toMatchObject({ hasPassword: true, providers: ['google', 'gone'] });
});
