import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReport } from '#server/features/attempt/workflows/record-report.ts';
import { startAttempt } from '#server/features/attempt/workflows/start.ts';
import { removeQuestions } from '#server/features/quiz/questions/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { roleColumns } from '#shared/kernel/roles.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Long enough for a statement to reach a lock. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Holds back what awaits `passed` until the test calls `open`. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, passed: promise };
}

test('a question that is removed while an attempt with it starts stays in the attempt', async () => {
  const quiz = await makeQuiz(world, { questions: 3 });
  const ann = await world.person();
  const admin = await world.person({ isAdmin: true });
  const started = gate();
  const goOn = gate();
  const start = inTransaction(world.db, async (tx) => {
    const actor = { kind: 'member', userId: ann.id, ...roleColumns([]) } as const;
    const services = { ...world.services, db: tx, log: world.app.log };
    const call = { ...services, now: world.clock.now(), actor };
    const attempt = await startAttempt(call, { quizId: quiz.id, chance: () => 0 });
    started.open();
    await goOn.passed;
    return attempt;
  });
  await started.passed;
  const removal = admin.calls.quiz.removeQuestion({ id: quiz.questionIds[0] ?? 0 });
  await aMoment();
  goOn.open();
  const attempt = await start;
  await expect(removal).resolves.toBeDefined();
  const answers = answersFor(attempt.questions, 3);
  const outcome = await ann.calls.attempt.submit({ attemptId: attempt.id, answers });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 3 } });
});

test('an attempt that starts while a question is being removed does not get it', async () => {
  const quiz = await makeQuiz(world, { questions: 3 });
  const ann = await world.person();
  const removed = gate();
  const goOn = gate();
  const removal = inTransaction(world.db, async (tx) => {
    await removeQuestions(tx, quiz.id, quiz.questionIds.slice(0, 1), {
      writer: ann.id,
      now: world.clock.now(),
    });
    removed.open();
    await goOn.passed;
  });
  await removed.passed;
  const start = ann.calls.attempt.start({ quizId: quiz.id });
  await aMoment();
  goOn.open();
  await removal;
  expect((await start).questions.map((question) => question.questionId).sort()).toEqual(
    quiz.questionIds.slice(1).sort(),
  );
});

test('a start that began before another attempt was reported is refused by its cooldown', async () => {
  const quiz = await makeQuiz(world, { questions: 3 });
  const ann = await world.person();
  const reported = gate();
  const goOn = gate();
  const report = inTransaction(world.db, async (tx) => {
    const outcome = { quizId: quiz.id, score: 1, totalQuestions: 3 };
    await recordReport(tx, ann.id, outcome, world.clock.now());
    reported.open();
    await goOn.passed;
  });
  await reported.passed;
  const start = ann.calls.attempt.start({ quizId: quiz.id });
  // Before the report is awaited: the start may be refused first.
  const refused = expect(start).rejects.toMatchObject({ failure: 'cooldown' });
  await aMoment();
  goOn.open();
  await report;
  await refused;
});
