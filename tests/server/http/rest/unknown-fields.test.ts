import { expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('a new operation refuses unknown fields at every depth, and names each by its path', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const quiz = await makeQuiz(world);
  const { id, questions } = await person.calls.attempt.start({ quizId: quiz.id });
  const [first] = questions;
  const save = (answer: object, more: object = {}) =>
    person.http('POST', `/api/quiz-attempts/${id}/answers`, {
      answers: [{ questionId: first?.questionId, selectedOption: 0, ...answer }],
      ...more,
    });
  const nested = await save({ selectedOptoin: 1 });
  expect(nested.status, nested.text).toBe(400);
  expect(nested.body).toMatchObject({
    failure: 'invalid',
    fields: { 'answers.0.selectedOptoin': 'answers.0.selectedOptoin is no field of this call' },
  });
  const both = await save({ flag: true }, { extra: 1 });
  expect(both.body).toMatchObject({
    fields: { extra: expect.any(String), 'answers.0.flag': expect.any(String) },
  });
  const known = await save({ flagged: true });
  expect(known.status, known.text).toBe(200);
});

test('an operation of older clients ignores nested unknown fields, and names those at the top level', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id } = await makeQuiz(world);
  const saved = await admin.http('PUT', `/api/quizzes/${id}/bulk-update`, {
    quizData: { title: 'Capitals', colour: 'red' },
    size: 'large',
  });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.headers.warning).toBe('299 - "Unknown fields were ignored: size"');
});
