import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { verdictOf } from '#tests/support/example-script.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Confidence = 'sure' | 'unsure' | 'guess';

async function learnerWith(given: readonly [Confidence | undefined, boolean][]) {
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions: 3 });
  const { id, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 3) });
  for (const [index, [confidence, isRight]] of given.entries())
    await learner.calls.practice.answer({
      ...{ questionId: quiz.questionIds[index % 3] ?? 0, version: 1, confidence },
      ...{ answerId: crypto.randomUUID(), selectedOption: isRight ? 1 : 0 },
    });
  return { learner, quiz };
}

const calibrated = async (learner: Person) =>
  (await learner.http('GET', '/api/practice/calibration')).text;

test('every figure can be computed again from the export of the learner’s data', async () => {
  const { learner } = await learnerWith(
    Array.from({ length: 65 }, (_, index) => [
      (['sure', 'unsure', 'guess', undefined] as const)[index % 4],
      index % 3 > 0,
    ]),
  );
  const figures = await calibrated(learner);
  const data = (await learner.http('GET', '/api/export-data')).text;
  expect(JSON.parse(figures)).toMatchObject({ answers: 49, verdict: 'fair' });
  expect(JSON.parse(figures).periods).toHaveLength(1);
  expect(verdictOf('calibration.mjs', [data, figures])).toBe(
    'All figures are right: 49 answers.\n',
  );
  const wrong = figures.replace('"answers":49', '"answers":48');
  expect(verdictOf('calibration.mjs', [data, wrong])).toContain('AssertionError');
});

test('a learner has own figures only', async () => {
  await learnerWith([['sure', true]]);
  const newcomer = await world.person();
  expect(JSON.parse(await calibrated(newcomer))).toMatchObject({ answers: 0, brier: null });
});

test('an answer that the learner was sure of and that was wrong is repeated first', async () => {
  const { learner, quiz } = await learnerWith([
    ['unsure', false],
    ['guess', false],
  ]);
  // Later answers are remembered better, and would come last.
  world.clock.advance(24 * 60 * 60 * 1000);
  const [, , last = 0] = quiz.questionIds;
  await learner.calls.practice.answer({
    ...{ questionId: last, version: 1, confidence: 'sure', selectedOption: 0 },
    answerId: crypto.randomUUID(),
  });
  const { questions } = await learner.calls.practice.next({ mode: 'mistakes' });
  expect(questions).toHaveLength(3);
  expect(questions[0]?.questionId).toBe(last);
});
