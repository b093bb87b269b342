import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { givenAnswer } from '#shared/features/question/question-types/registry.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The stored rows must be consistent in any order of the calls. */
async function expectConsistent(attemptId: number) {
  const attempt = await world.db
    .selectFrom('quizAttempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const answers = await world.db
    .selectFrom('answers')
    .selectAll()
    .where('quizAttemptId', '=', attemptId)
    .execute();
  for (const answer of answers)
    expect(answer.isCorrect).toBe(givenAnswer(answer.response).selectedOption === 1);
  expect(attempt.score).toBe(answers.filter((answer) => answer.isCorrect).length);
}

test('answers that arrive while a submit is graded are either graded or refused', async () => {
  const quiz = await makeQuiz(world);
  for (let round = 0; round < 15; round += 1) {
    const { attempt: calls } = (await world.person()).calls;
    const attempt = await calls.start({ quizId: quiz.id });
    await calls.save({ attemptId: attempt.id, answers: answersFor(attempt.questions, 0, 1) });
    const right = answersFor(attempt.questions, 10, 2);
    const saves = right.map((answer) =>
      calls.save({ attemptId: attempt.id, answers: [answer] }).then(
        () => 'saved' as const,
        (error: unknown) => {
          expect(error).toMatchObject({ failure: 'attempt-over' });
          return 'refused' as const;
        },
      ),
    );
    await Promise.all([
      ...saves.slice(0, 5),
      calls.submit({ attemptId: attempt.id }),
      ...saves.slice(5),
    ]);
    const settled = await Promise.all(saves);
    await expectConsistent(attempt.id);
    const { score } = await calls.review({ id: attempt.id });
    expect(score).toBe(settled.filter((outcome) => outcome === 'saved').length);
  }
});

test('submit, leave and deadline at once end the attempt once', async () => {
  const quiz = await makeQuiz(world);
  for (let round = 0; round < 10; round += 1) {
    const { attempt: calls } = (await world.person()).calls;
    const attempt = await calls.start({ quizId: quiz.id });
    world.clock.advance(5000);
    const [submitted, left] = await Promise.all([
      calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 9) }),
      calls.leave({ attemptId: attempt.id }),
      endOverdueAttempts(world.db, world.clock.now()),
    ]);
    const review = await calls.review({ id: attempt.id });
    expect(submitted.kind).toBe(review.status);
    expect(left.kind).toBe(review.status === 'abandoned' ? 'abandoned' : 'already_over');
    expect(review.score).toBe(review.status === 'submitted' ? 9 : 0);
  }
});

test('RQZ-17: of concurrent reports one is stored, and its lock refuses the others', async () => {
  const quiz = await makeQuiz(world);
  for (let round = 0; round < 5; round += 1) {
    const person = await world.person();
    const report = { quizId: quiz.id, score: 3, totalQuestions: 10 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.http('POST', '/api/quiz-attempts/simple', report)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await person.calls.attempt.list()).toHaveLength(1);
  }
});

test('RQZ-17: of a concurrent start and report: no attempt is open while the quiz is locked', async () => {
  const quiz = await makeQuiz(world);
  for (let round = 0; round < 10; round += 1) {
    const person = await world.person();
    const report = { quizId: quiz.id, score: 3, totalQuestions: 10 };
    await Promise.allSettled([
      person.calls.attempt.start({ quizId: quiz.id }),
      person.http('POST', '/api/quiz-attempts/simple', report),
    ]);
    const [status] = await person.calls.attempt.retakeStatus({ quizIds: [quiz.id] });
    expect(status?.openAttemptId === null || status?.canRetake).toBe(true);
  }
});

test('concurrent saves of a whole paper from many tabs wait for each other and all succeed', async () => {
  const quiz = await makeQuiz(world, { questions: 30 });
  const { attempt: calls } = (await world.person()).calls;
  const attempt = await calls.start({ quizId: quiz.id });
  for (let round = 0; round < 12; round += 1) {
    const saves = Array.from({ length: 12 }, (_, tab) => {
      const answers = answersFor(attempt.questions, tab, round * 12 + tab + 1);
      const some = answers.filter((_, index) => (index + tab) % 3 > 0);
      return calls.save({ attemptId: attempt.id, answers: tab % 2 ? some.reverse() : some });
    });
    const settled = await Promise.allSettled(saves);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
});

test('two concurrent tallies count every attempt once', async () => {
  const quiz = await makeQuiz(world);
  for (let index = 0; index < 8; index += 1) {
    const { attempt: calls } = (await world.person()).calls;
    const attempt = await calls.start({ quizId: quiz.id });
    await calls.submit({ attemptId: attempt.id, answers: answersFor(attempt.questions, 5) });
  }
  await Promise.all([1, 2, 3].map(() => tallyAttempts(world.db, world.clock.now())));
  await tallyAttempts(world.db, world.clock.now());
  expect(await world.guest.calls.quiz.stats({ id: quiz.id })).toMatchObject({
    attemptCount: 8,
    totalUsers: 8,
  });
});
