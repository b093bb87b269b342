import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true, username: 'ada_admin' });
});
afterAll(() => world.close());

test('only administrators can read keys, explanations and levels of a quiz', async () => {
  const { id } = await makeQuiz(world, { questions: 1 });
  const mine = await admin.http('GET', `/api/quizzes/${id}`);
  expect(mine.body).toMatchObject({
    updatedAt: expect.any(String),
    questions: [{ correctOption: 1, explanation: 'secret explanation', difficulty: 'medium' }],
  });
  const learner = await world.person();
  for (const who of [learner, world.guest]) {
    const { text } = await who.http('GET', `/api/quizzes/${id}`);
    expect(text).not.toMatch(/secret|correctOption|explanation"/);
  }
});

test('If-Match with the ETag that was read overwrites nothing newer, and the refusal names the other author', async () => {
  const { id } = await makeQuiz(world, { questions: 1 });
  const read = await admin.http('GET', `/api/quizzes/${id}`);
  const headers = { 'if-match': String(read.headers.etag) };
  world.clock.advance(1000);
  const first = await admin.http('PATCH', `/api/quizzes/${id}`, { title: 'First' }, headers);
  expect(first.status).toBe(200);
  const second = await admin.http('PATCH', `/api/quizzes/${id}`, { title: 'Second' }, headers);
  expect(second.status).toBe(412);
  expect(second.body).toMatchObject({
    failure: 'precondition',
    current: { updatedAt: world.clock.now().toISOString(), updatedBy: 'ada_admin' },
  });
  // The response to a change has the ETag for the next one.
  const third = await admin.http(
    'PATCH',
    `/api/quizzes/${id}`,
    { title: 'Third' },
    {
      'if-match': String(first.headers.etag),
    },
  );
  expect(third.status).toBe(200);
  for (const tag of ['"?"', `${third.headers.etag}, "other"`]) {
    const none = await admin.http(
      'PATCH',
      `/api/quizzes/${id}`,
      { title: 'Fourth' },
      { 'if-match': tag },
    );
    expect(none.status).toBe(412);
  }
  const dated = await admin.http('PUT', `/api/quizzes/${id}/bulk-update`, {
    quizData: { title: 'Fifth' },
    loadedUpdatedAt: '2020-01-01T00:00:00.000Z',
  });
  expect([dated.status, dated.body]).toEqual([409, expect.objectContaining({ failure: 'stale' })]);
  expect((await admin.calls.quiz.card({ id })).title).toBe('Third');
});

test('an unknown field is refused by a new operation and reported as a warning by an older one', async () => {
  const { id, questionIds } = await makeQuiz(world, { questions: 1 });
  const refused = await admin.http('PATCH', `/api/questions/${questionIds[0]}`, { txt: 'A' });
  expect(refused.status).toBe(400);
  expect(refused.body).toHaveProperty('fields.txt');
  const warned = await admin.http('PUT', `/api/quizzes/${id}`, { timelimit: 99 });
  expect(warned.status).toBe(200);
  expect(warned.headers.warning).toContain('timelimit');
});
