import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNotices } from '#server/jobs/work.ts';
import { makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const contentsOf = async (person: Person) =>
  (await person.calls.notice.page({})).items.map(({ content }) => content);

test('a learner who reported a question gets the decision, once', async () => {
  const [reporter, other] = [await world.person(), await world.person()];
  const { id: quizId, questionIds } = await makeQuiz(world, { questions: 2, title: 'Cells' });
  const questionId = questionIds[0] ?? 0;
  const attemptId = await takeQuiz(reporter, quizId);
  await takeQuiz(other, quizId);
  await reporter.calls.quality.report({ id: attemptId, questionId, kind: 'typo', note: 'A typo' });
  await admin.calls.quality.decide({ id: questionId, decision: 'fixed' });
  await admin.calls.quality.decide({ id: questionId, decision: 'kept' });
  expect(await contentsOf(reporter)).toEqual([
    { kind: 'report-settled', data: { quizId, title: 'Cells', language: 'en', outcome: 'fixed' } },
  ]);
  expect(await contentsOf(other)).toEqual([]);
  // A report is answered in the app; a mail is for those who want it.
  const rows = await world.db
    .selectFrom('notices')
    .where('userId', '=', reporter.id)
    .select(['wantsMail'])
    .execute();
  expect(rows).toEqual([{ wantsMail: false }]);
});

const log = pino({ level: 'silent' });
const hour = 3_600_000;

test('a learner who asked for it gets a notice when a quiz is open again, once, unless it was taken up before', async () => {
  const [wishes, silent, starts] = [
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  const { id: quizId } = await makeQuiz(world, { questions: 5, title: 'Cells' });
  await expect(wishes.calls.attempt.wishReopening({ quizId, wished: true })).rejects.toThrow(
    'There is nothing to wait for.',
  );
  for (const person of [wishes, silent, starts]) await takeQuiz(person, quizId);
  await wishes.calls.attempt.wishReopening({ quizId, wished: true });
  await starts.calls.attempt.wishReopening({ quizId, wished: true });
  await silent.calls.attempt.wishReopening({ quizId, wished: true });
  await silent.calls.attempt.wishReopening({ quizId, wished: false });
  const offered = { isOffered: true };
  expect(await wishes.calls.attempt.reopening({ quizId })).toEqual({ ...offered, wished: true });
  expect(await silent.calls.attempt.reopening({ quizId })).toEqual({ ...offered, wished: false });
  const canRetakeAt = new Date(world.clock.now().getTime() + 48 * hour).toISOString();
  expect((await wishes.calls.account.exportData()).reopenWishes).toEqual([
    { attemptId: expect.any(Number), quiz: { id: quizId, title: 'Cells' }, canRetakeAt },
  ]);
  expect((await silent.calls.account.exportData()).reopenWishes).toEqual([]);
  world.clock.advance(47 * hour);
  await runNotices(world.services, log);
  expect(await contentsOf(wishes)).toEqual([]);
  world.clock.advance(hour);
  await starts.calls.attempt.start({ quizId });
  await runNotices(world.services, log);
  await runNotices(world.services, log);
  expect(await contentsOf(wishes)).toEqual([
    { kind: 'quiz-reopened', data: { quizId, title: 'Cells', language: 'en' } },
  ]);
  expect(await contentsOf(silent)).toEqual([]);
  expect(await contentsOf(starts)).toEqual([]);
  // The wish was for this wait: after the next attempt it has to be made again.
  await takeQuiz(wishes, quizId);
  expect(await wishes.calls.attempt.reopening({ quizId })).toEqual({ ...offered, wished: false });
});

test('a quiz that is open again for the second time before the mail is named once', async () => {
  const learner = await world.person();
  const { id: quizId } = await makeQuiz(world, { questions: 5, title: 'Cells' });
  const times = { rhythm: 'daily', dueDays: 1 } as const;
  await learner.calls.notice.saveTimes({ ...times, quiet: { from: '00:00', until: '23:59' } });
  for (const _ of [1, 2]) {
    await takeQuiz(learner, quizId);
    await learner.calls.attempt.wishReopening({ quizId, wished: true });
    world.clock.advance(48 * hour);
    await runNotices(world.services, log);
  }
  await learner.calls.notice.saveTimes({ ...times, quiet: null });
  world.clock.advance(hour);
  await runNotices(world.services, log);
  const rows = await world.db
    .selectFrom('notices')
    .where('userId', '=', learner.id)
    .select('mailedAt')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([{ mailedAt: null }, { mailedAt: world.clock.now() }]);
});

test('the wait after a quiz was left at once, which is over soon, offers no notice', async () => {
  const learner = await world.person();
  const { id: quizId } = await makeQuiz(world, { questions: 5, timeLimit: 10 });
  await takeQuiz(learner, quizId);
  world.clock.advance(72 * hour);
  const { id: attemptId } = await learner.calls.attempt.start({ quizId });
  await learner.calls.attempt.leave({ attemptId });
  world.clock.advance(hour / 4);
  expect(await learner.calls.attempt.retakeStatus({ quizIds: [quizId] })).toMatchObject([
    { canRetake: false, lastAttempt: { passed: false } },
  ]);
  expect(await learner.calls.attempt.reopening({ quizId })).toMatchObject({ isOffered: false });
  await expect(learner.calls.attempt.wishReopening({ quizId, wished: true })).rejects.toThrow(
    'There is nothing to wait for.',
  );
});

test('a quiz that is open again for a day, as after an outage, gives no notice', async () => {
  const learner = await world.person();
  const { id: quizId } = await makeQuiz(world, { questions: 5 });
  await takeQuiz(learner, quizId);
  await learner.calls.attempt.wishReopening({ quizId, wished: true });
  world.clock.advance(72 * hour);
  await runNotices(world.services, log);
  expect(await contentsOf(learner)).toEqual([]);
});

test('a quiz that a learner cannot start gives no notice that it is open again', async () => {
  const { id: quizId } = await makeQuiz(world, { questions: 5, title: 'Limits' });
  const limit = (change: { closesAt?: Date; opensAt?: Date; maxAttempts: number | null }) => {
    const { maxAttempts, closesAt = null, opensAt = null } = change;
    return world.db
      .updateTable('quizzes')
      .set({ closesAt, opensAt, rules: sql`rules || ${JSON.stringify({ maxAttempts })}::jsonb` })
      .where('id', '=', quizId)
      .execute();
  };
  const [learner, helped] = [await world.person(), await world.person()];
  const now = () => world.clock.now().getTime();
  await admin.calls.exception.set({
    ...{ userId: helped.id, quizId, extraTimePercent: 0 },
    ...{ extraAttempts: 1, closesAt: new Date(now() + 100 * hour).toISOString() },
  });
  for (const person of [learner, helped]) {
    await takeQuiz(person, quizId);
    await person.calls.attempt.wishReopening({ quizId, wished: true });
  }
  world.clock.advance(48 * hour);
  const noticed = async () => {
    await runNotices(world.services, log);
    return [(await contentsOf(learner)).length, (await contentsOf(helped)).length];
  };
  await limit({ opensAt: new Date(now() + hour), maxAttempts: null });
  expect(await noticed()).toEqual([0, 0]);
  // Who is allowed more gets the notice.
  await limit({ closesAt: new Date(now() - hour), maxAttempts: 1 });
  expect(await noticed()).toEqual([0, 1]);
  await limit({ closesAt: new Date(now() + hour), maxAttempts: 1 });
  expect(await noticed()).toEqual([0, 1]);
  await limit({ closesAt: new Date(now() - hour), maxAttempts: null });
  expect(await noticed()).toEqual([0, 1]);
  await limit({ closesAt: new Date(now() + hour), maxAttempts: 2 });
  expect(await noticed()).toEqual([1, 1]);
});
