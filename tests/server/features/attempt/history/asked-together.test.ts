import { expect, test } from 'vitest';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { listConditionsFor } from '#server/features/attempt/queries.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('learners who ask at the same time get what each would get alone', async () => {
  await using world = await createWorld();
  const { db } = world;
  const admin = await world.person({ isAdmin: true });
  const quizzes = await Promise.all([makeQuiz(world), makeQuiz(world), makeQuiz(world)]);
  const [first, second, third] = quizzes.map(({ id }) => id);
  const learners = await Promise.all([world.person(), world.person(), world.person()]);
  const [one, two] = learners;
  for (const [learner, quizId] of [
    [one, first],
    [two, first],
    [two, second],
  ] as const) {
    const attempt = await learner.calls.attempt.start({ quizId: quizId ?? 0 });
    await learner.calls.attempt.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 1),
    });
  }
  await admin.calls.exception.set({
    ...{ userId: two.id, quizId: Number(first) },
    ...{ extraTimePercent: 50, extraAttempts: 0, closesAt: null },
  });
  const now = world.clock.now();
  // Each of the last two lists has a quiz twice; the second is of a learner who has asked already.
  const asked = [
    { userId: one.id, quizIds: [first, third] },
    { userId: two.id, quizIds: [second, first, second] },
    { userId: learners[2].id, quizIds: [first, first] },
    { userId: one.id, quizIds: [second] },
  ].map(({ userId, quizIds }) => ({
    ...{ userId, now, chosenTime: 'counts' as const },
    quizIds: quizIds.map(Number),
  }));

  const attempts = await Promise.all(asked.map((each) => listAttemptsOn(db, each)));
  expect(attempts.map((rows) => rows.map(({ userId, quizId }) => [userId, quizId]))).toEqual([
    [[one.id, first]],
    [
      [two.id, first],
      [two.id, second],
    ],
    [],
    [],
  ]);

  const conditions = await Promise.all(asked.map((each) => listConditionsFor(db, each)));
  const times = conditions.map((rows) =>
    Object.fromEntries(rows.map(({ id, allowance }) => [id, allowance.extraTimePercent])),
  );
  expect(times).toEqual([
    { [Number(first)]: 0, [Number(third)]: 0 },
    { [Number(first)]: 50, [Number(second)]: 0 },
    { [Number(first)]: 0 },
    { [Number(second)]: 0 },
  ]);
  expect(conditions.map((rows) => rows.length)).toEqual([2, 2, 1, 1]);
});
