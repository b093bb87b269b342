import { afterAll, beforeAll, expect, test } from 'vitest';
import { lengthBounds } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let learner: Person;
let categoryId: number;
beforeAll(async () => {
  world = await createWorld();
  learner = await world.person();
  ({ categoryId } = await makeQuiz(world, { title: 'Untouched', timeLimit: 10 }));
});
afterAll(() => world.close());

/** A quiz in the category of these tests. */
const shelved = (title: string, timeLimit: number | null = 10) =>
  makeQuiz(world, { title, timeLimit, categoryId });

async function take(quizId: number, correct: number) {
  const { id, questions } = await learner.calls.attempt.start({ quizId });
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, correct) });
}

type Narrowing = Parameters<Person['calls']['quiz']['page']>[0];

async function titles(caller: Pick<Person, 'calls'>, filter: Narrowing): Promise<string[]> {
  const { items, total } = await caller.calls.quiz.page({ categoryId, sort: 'title', ...filter });
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
}

test('a length contains the quizzes of that many minutes; one without a limit has the default', async () => {
  const before = await titles(world.guest, {});
  await shelved('Eleven minutes', 11);
  await shelved('Half an hour by default', null);
  await shelved('Twenty minutes', 20);
  await shelved('Twenty-one minutes', 21);
  expect(await titles(world.guest, { length: 'short' })).toEqual(before);
  expect(await titles(world.guest, { length: 'medium' })).toEqual([
    'Eleven minutes',
    'Twenty minutes',
  ]);
  expect(await titles(world.guest, { length: 'long' })).toEqual([
    'Half an hour by default',
    'Twenty-one minutes',
  ]);
  for (const { timeLimit } of (await world.guest.calls.quiz.page({ length: 'medium' })).items) {
    expect(timeLimit).toBeGreaterThanOrEqual(lengthBounds.medium.from);
    expect(timeLimit).toBeLessThanOrEqual(lengthBounds.medium.to);
  }
});

test('a learner filters quizzes by learner state; for a guest this filter has no effect', async () => {
  const failed = await shelved('Failed');
  const passed = await shelved('Passed');
  const left = await shelved('Left at once');
  const open = await shelved('Still open');
  await take(failed.id, 1);
  await take(passed.id, 9);
  const voided = await learner.calls.attempt.start({ quizId: left.id });
  await learner.calls.attempt.leave({ attemptId: voided.id });
  await learner.calls.attempt.start({ quizId: open.id });

  expect(await titles(learner, { state: 'cooldown', length: 'short' })).toEqual(['Failed']);
  expect(await titles(learner, { state: 'mastered' })).toEqual(['Passed']);
  expect(await titles(learner, { state: 'open' })).toEqual(['Still open']);
  expect(await titles(learner, { state: 'new', length: 'short' })).toEqual([
    'Left at once',
    'Untouched',
  ]);
  const everything = await titles(world.guest, {});
  expect(await titles(world.guest, { state: 'cooldown' })).toEqual(everything);
  expect(await titles(await world.person(), { state: 'new' })).toEqual(everything);
});

test('a quiz that was left at once and whose time ran out is in cooldown until its half hour is over', async () => {
  const left = await shelved('Left, time up');
  await take((await shelved('Passed, never left')).id, 10);
  const { id } = await learner.calls.attempt.start({ quizId: left.id });
  await learner.calls.attempt.leave({ attemptId: id });
  const inCooldown = async () =>
    (await titles(learner, { state: 'cooldown' })).includes('Left, time up');
  expect(await inCooldown()).toBe(false);
  world.clock.advance(10 * 60_000);
  const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [left.id] });
  expect(status?.canRetake).toBe(false);
  expect(await inCooldown()).toBe(true);
  expect(await titles(learner, { state: 'cooldown' })).not.toContain('Passed, never left');
  world.clock.advance(20 * 60_000);
  expect(await inCooldown()).toBe(false);
});

test('a quiz whose last attempt waits for a mark is in no cooldown, but has a state of its own', async () => {
  const quiz = await makeEssayQuiz(world, { title: 'To be marked', timeLimit: 10, categoryId });
  const { id } = await takeEssayQuiz(world, learner, quiz);
  expect(await titles(learner, { state: 'to_be_marked' })).toEqual(['To be marked']);
  expect(await titles(learner, { state: 'cooldown' })).not.toContain('To be marked');
  const marker = await world.person({ isAdmin: true });
  await marker.calls.marking.mark({ id, number: 0, credit: 0 });
  expect(await titles(learner, { state: 'to_be_marked' })).toEqual([]);
  expect(await titles(learner, { state: 'cooldown' })).toContain('To be marked');
  world.clock.advance(5 * 24 * 3_600_000);
  await takeEssayQuiz(world, learner, quiz);
  await marker.calls.marking.mark({ id, number: 1, credit: 100 });
  // The newer attempt counts, which waits.
  expect(await titles(learner, { state: 'to_be_marked' })).toEqual(['To be marked']);
});

test('after their time attempts are not open and quizzes not locked; mastered quizzes stay mastered', async () => {
  const again = await shelved('Passed, later failed');
  await take(again.id, 10);
  world.clock.advance(5 * 24 * 3_600_000);
  expect(await titles(learner, { state: 'open' })).toEqual([]);
  expect(await titles(learner, { state: 'cooldown' })).toEqual([]);
  await take(again.id, 0);
  expect(await titles(learner, { state: 'cooldown' })).toEqual(['Passed, later failed']);
  expect(await titles(learner, { state: 'mastered' })).toContain('Passed, later failed');
});
