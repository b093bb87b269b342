import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('an attempt keeps the layout it began with, which leaves every answer open', async () => {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 3 });
  const put = (rules: object) =>
    admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules: { ...standardRules, ...rules } });
  const first = await (await world.person()).calls.attempt.start({ quizId: quiz.id });
  expect(first.layout).toBe('one');
  const closed = await put({ layout: 'all', oneWay: true });
  expect(closed.status).toBe(400);
  expect(closed.text).toContain('All questions on one page have a way back');
  expect((await put({ layout: 'all' })).status).toBe(200);
  const { attempt } = (await world.person()).calls;
  const started = await attempt.start({ quizId: quiz.id });
  await put({ layout: 'one' });
  expect((await attempt.start({ quizId: quiz.id })).layout).toBe('all');
  for (const { questionId } of [...started.questions].reverse()) {
    const answers = [{ questionId, selectedOption: 1 }];
    expect((await attempt.save({ attemptId: started.id, answers })).refused).toEqual([]);
  }
});
