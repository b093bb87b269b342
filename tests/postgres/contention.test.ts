import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { endAttempt } from '#server/features/attempt/workflows/end.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { listWork } from '#server/jobs/work.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
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

test('a recount counts what is changed by a transaction that relies on it and is still open', async () => {
  await using world = await createWorld();
  const { db, services } = world;
  const [quiz, learner] = [await makeQuiz(world), await world.person()];
  const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 8) });
  await tallyAttempts(db, world.clock.now());
  // One waits already, so that a second one is not added.
  await inTransaction(db, (tx) => services.jobs.enqueue(tx, 'recount', {}));
  const [changed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = inTransaction(db, async (tx) => {
    await tx.updateTable('quizAttempts').set({ score: 9 }).where('id', '=', id).execute();
    await services.jobs.enqueue(tx, 'recount', {});
    changed.resolve();
    await mayEnd.promise;
  });
  await changed.promise;
  const log = pino({ level: 'silent' });
  const mailer = createMailer(services.config, log);
  const work = listWork(services, mailer, log).find(({ name }) => name === 'recount');
  await sql`update pgboss.job set state = 'active' where name = 'recount'`.execute(db);
  let isCounted = false;
  const count = work?.run({}, 'recount').then(() => {
    isCounted = true;
  });
  await expect.poll(async () => isCounted || (await isAnyLockAwaited(world))).toBe(true);
  mayEnd.resolve();
  await Promise.all([change, count]);
  const bests = await db.selectFrom('quizBests').select('bestScore').execute();
  expect(bests).toEqual([{ bestScore: 9 }]);
  mailer.close();
});
