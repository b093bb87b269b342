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

test('answers that were kept on a device belong to the time at which they were given', async () => {
  const { learner, quiz } = await learnerWith([]);
  const [questionId = 0] = quiz.questionIds;
  const keptAt = world.clock.now().toISOString();
  world.clock.advance(5 * 60 * 1000);
  const given = { questionId, version: 1, confidence: 'sure' as const, selectedOption: 1 };
  for (let number = 0; number < 30; number += 1)
    await learner.calls.practice.answer({ ...given, answerId: crypto.randomUUID() });
  const kept = Array.from({ length: 30 }, () => ({
    ...{ ...given, answerId: crypto.randomUUID(), selectedOption: 0, answeredAt: keptAt },
  }));
  await learner.calls.practice.sendKept({ answers: kept });
  const figures = await calibrated(learner);
  const [earlier, later] = JSON.parse(figures).periods;
  expect([earlier.from, earlier.until]).toEqual([keptAt, keptAt]);
  expect(earlier.brier).toBeGreaterThan(later.brier);
  const data = (await learner.http('GET', '/api/export-data')).text;
  expect(verdictOf('calibration.mjs', [data, figures])).toContain('All figures are right');
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
