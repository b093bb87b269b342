import { expect, test } from 'vitest';
import { endAttempt } from '#server/features/attempt/workflows/end.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('a slow submit delays neither other submits of the same quiz nor the tally', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world);
  const [slow, ...others] = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { attempt: calls } = (await world.person()).calls;
      return { calls, attempt: await calls.start({ quizId: quiz.id }) };
    }),
  );
  if (!slow) throw new Error('Nobody started');
  const submitted = Promise.withResolvers<void>();
  const othersAreDone = Promise.withResolvers<void>();
  const slowSubmit = inTransaction(world.db, async (tx) => {
    const answers = answersFor(slow.attempt.questions, 10);
    const ending = { by: 'submit', answers } as const;
    await endAttempt(tx, { attemptId: slow.attempt.id, ending, now: world.clock.now() });
    submitted.resolve();
    await othersAreDone.promise;
  });
  await submitted.promise;
  for (const { calls, attempt } of others) {
    const outcome = await calls.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 8),
    });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 8 } });
  }
  expect(await tallyAttempts(world.db, world.clock.now())).toBe(3);
  othersAreDone.resolve();
  await slowSubmit;
  expect(await tallyAttempts(world.db, world.clock.now())).toBe(1);
});
