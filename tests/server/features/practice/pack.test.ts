import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptAnswer } from '#shared/features/practice/pack/schema.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function learnerWithResult(questions = 3) {
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions });
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 1),
  });
  return { learner, quiz };
}

const answerTo = (questionId: number, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  ...{ questionId, version: 1, selectedOption: 0, selectedOptions: [], answerText: null },
  ...{ answerId: crypto.randomUUID(), answeredAt: world.clock.now().toISOString(), ...more },
});

const storedOf = ({ id }: Person) =>
  world.db
    .selectFrom('practiceAnswers')
    .where('userId', '=', id)
    .select(['questionId', 'isCorrect', 'answeredAt'])
    .orderBy('id')
    .execute();

test('a pack has questions of finished attempts only, without those of an open one', async () => {
  const { learner, quiz } = await learnerWithResult();
  const other = await makeQuiz(world, { questions: 2 });
  await learner.calls.attempt.start({ quizId: other.id });
  const pack = await learner.calls.practice.pack();
  expect(pack.questions.map(({ questionId }) => questionId).sort()).toEqual(
    [...quiz.questionIds].sort(),
  );
  expect(pack.quizzes.map(({ id }) => id)).toEqual([quiz.id]);
  expect(JSON.stringify(pack).length).toBeLessThan(3 * 5000);
  // A retake of the quiz asks its questions again.
  world.clock.advance(6 * 24 * 3_600_000);
  await learner.calls.attempt.start({ quizId: quiz.id });
  expect((await learner.calls.practice.pack()).questions).toEqual([]);
});

test('answers that are sent later are stored once, with the time at which they were given', async () => {
  const { learner, quiz } = await learnerWithResult();
  const [first = 0, second = 0] = quiz.questionIds;
  const given = world.clock.now();
  world.clock.advance(5 * 3_600_000);
  const late = new Date(given.getTime() + 3_600_000);
  const answers = [
    answerTo(first, { answeredAt: late.toISOString() }),
    answerTo(second, { answeredAt: '2099-01-01T00:00:00Z' }),
    answerTo(second, { answeredAt: '2001-01-01T00:00:00Z' }),
  ];
  const outcomes = await learner.calls.practice.sendKept({ answers });
  expect(outcomes.answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
  expect(await learner.calls.practice.sendKept({ answers })).toEqual(outcomes);
  const now = world.clock.now();
  const times = (await storedOf(learner)).map(({ answeredAt }) => answeredAt);
  expect(times).toEqual([late, now, new Date(now.getTime() - 30 * 24 * 3_600_000)]);
});

test('an answer is graded by the version that was loaded, and what was not seen is refused', async () => {
  const { learner, quiz } = await learnerWithResult();
  const stranger = await makeQuiz(world, { questions: 1 });
  const [first = 0, second = 0] = quiz.questionIds;
  const [unseen = 0] = stranger.questionIds;
  const { questions } = await learner.calls.practice.pack();
  const packed = questions.find(({ questionId }) => questionId === first);
  const right = packed?.correctOption ?? -1;
  const body = { options: packed?.options, correctOption: right === 0 ? 1 : 0 };
  await world.db
    .updateTable('questions')
    .where('id', '=', first)
    .set({ body: JSON.stringify(body), updatedAt: world.clock.now() })
    .execute();
  const { answers } = await learner.calls.practice.sendKept({
    answers: [
      answerTo(first, { selectedOption: right }),
      answerTo(second, { version: 99 }),
      answerTo(unseen),
    ],
  });
  expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'refused', 'refused']);
  expect(await storedOf(learner)).toMatchObject([{ questionId: first, isCorrect: true }]);
});
