import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function takers(count: number) {
  const quiz = await makeQuiz(world, { questions: 4 });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { attempt: calls } = (await world.person()).calls;
      return { calls, attempt: await calls.start({ quizId: quiz.id }) };
    }),
  );
}

type Taker = Awaited<ReturnType<typeof takers>>[number];

const save = ({ calls, attempt }: Taker, right: number, seq: number) =>
  calls.save({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, right, seq),
  });

const submit = ({ calls, attempt }: Taker, right: number) =>
  calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, right, 9) });

test('of concurrent saves, each learner gets what is stored of the own answers', async () => {
  const all = await takers(30);
  const saved = await Promise.all(all.map((taker, index) => save(taker, index % 5, 1)));
  for (const [index, { answers }] of saved.entries()) {
    const ids = all[index]?.attempt.questions.map(({ questionId }) => questionId) ?? [];
    expect(answers.map(({ questionId }) => questionId).sort()).toEqual(ids.sort());
    expect(answers.filter(({ selectedOption }) => selectedOption === 1)).toHaveLength(index % 5);
  }
});

test('of concurrent submits, each is graded by its own answers, and a repeated one gives the same result', async () => {
  const all = await takers(30);
  const outcomes = await Promise.all(
    all.flatMap((taker, index) => [submit(taker, index % 5), submit(taker, 0)]),
  );
  for (const [index, outcome] of outcomes.entries())
    expect(outcome).toMatchObject({
      kind: 'submitted',
      result: { score: Math.floor(index / 2) % 5, totalQuestions: 4 },
    });
});

test('answers that arrive too late are refused, and concurrent ones of others are saved', async () => {
  const [over, ...others] = await takers(4);
  if (!over) throw new Error('No attempt was started');
  await submit(over, 4);
  const [late, ...saved] = await Promise.allSettled([
    save(over, 0, 20),
    ...others.map((taker) => save(taker, 2, 1)),
  ]);
  expect(late).toMatchObject({ status: 'rejected', reason: { failure: 'attempt-over' } });
  expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  const { receipt, score } = await over.calls.review({ id: over.attempt.id });
  expect([receipt.late.length, score]).toEqual([4, 4]);
});

test('of two concurrent saves of one attempt, the higher numbers win in any order', async () => {
  const [taker] = await takers(1);
  if (!taker) throw new Error('No attempt was started');
  const saved = await Promise.all([save(taker, 4, 7), save(taker, 0, 3), save(taker, 2, 5)]);
  for (const { answers } of saved)
    expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([7]));
  expect(await submit(taker, 4)).toMatchObject({ result: { score: 4 } });
});

test('a long lock of one attempt delays neither the saves nor the submits of others', async () => {
  const [locked, ...others] = await takers(7);
  if (!locked) throw new Error('No attempt was started');
  const isLocked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const hold = inTransaction(world.db, async (tx) => {
    await sql`select from quiz_attempts where id = ${locked.attempt.id} for update`.execute(tx);
    isLocked.resolve();
    await goOn.promise;
  });
  await isLocked.promise;
  let isSaved = false;
  const waiting = save(locked, 1, 1).then(() => {
    isSaved = true;
  });
  await Promise.all(others.map((taker) => save(taker, 3, 1)));
  const submitted = await Promise.all(others.slice(0, 3).map((taker) => submit(taker, 3)));
  expect(submitted).toHaveLength(3);
  expect(isSaved).toBe(false);
  goOn.resolve();
  await Promise.all([hold, waiting]);
});
