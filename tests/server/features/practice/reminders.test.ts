import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countGoalDays } from '#server/features/practice/streak/workflows/count-days.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runNotices } from '#server/jobs/work.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const log = pino({ level: 'silent' });
const start = '2027-03-22T12:00:00Z';

/** A learner in Tokyo who has missed two of three questions, so that they are due on the next day. */
async function learnerWithMistakes() {
  world.clock.set(new Date(start));
  const learner = await world.person();
  await learner.calls.account.updateProfile({ timezone: 'Asia/Tokyo' });
  const quiz = await makeQuiz(world, { questions: 3 });
  const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await tallyAttempts(world.db, world.clock.now());
  await countGoalDays(world.db);
  return { learner, questionIds: quiz.questionIds };
}

async function noticesAt(learner: Person, moment: string) {
  world.clock.set(new Date(moment));
  await runNotices(world.services, log);
  const { items } = await learner.calls.notice.page({});
  return items.map(({ content }) => content);
}

const waitingOf = async ({ id }: Person) =>
  world.db
    .selectFrom('notices')
    .where('userId', '=', id)
    .select(['wantsMail', 'mailedAt'])
    .executeTakeFirstOrThrow();

test('reviews that are due are noticed once, in the morning of the learner, and mailed if that is wanted', async () => {
  const { learner } = await learnerWithMistakes();
  const notice = { kind: 'reviews-due', data: { due: 3 } };
  expect(await noticesAt(learner, '2027-03-25T23:59:00Z')).toEqual([]);
  expect(await noticesAt(learner, '2027-03-26T00:00:00Z')).toEqual([notice]);
  expect(await noticesAt(learner, '2027-03-26T00:01:00Z')).toEqual([notice]);
  expect(await waitingOf(learner)).toEqual({ wantsMail: true, mailedAt: null });
  expect(await noticesAt(learner, '2027-03-26T00:10:00Z')).toEqual([notice]);
  // Without an answer, the next one comes a week later.
  expect(await noticesAt(learner, '2027-03-27T00:30:00Z')).toEqual([notice]);
  expect(await waitingOf(learner)).toMatchObject({ mailedAt: new Date('2027-03-26T00:10:00Z') });
  expect(await noticesAt(learner, '2027-04-02T00:30:00Z')).toEqual([notice, notice]);
});

test('nothing is noticed on a day with answers, and practice takes back the mail that waits', async () => {
  const { learner, questionIds } = await learnerWithMistakes();
  expect(await noticesAt(learner, '2027-03-26T00:00:00Z')).toHaveLength(1);
  world.clock.set(new Date('2027-03-26T00:05:00Z'));
  const [questionId = 0] = questionIds;
  await learner.calls.practice.answer({
    ...{ questionId, version: 1, selectedOption: 1 },
    answerId: crypto.randomUUID(),
  });
  expect(await noticesAt(learner, '2027-03-26T00:30:00Z')).toHaveLength(1);
  expect(await waitingOf(learner)).toEqual({ wantsMail: false, mailedAt: null });
});

test('quiet hours hold the mail back, and a switched-off kind is not noticed at all', async () => {
  const { learner } = await learnerWithMistakes();
  const other = await learnerWithMistakes();
  await learner.calls.notice.saveTimes({
    ...{ rhythm: 'daily', dueDays: 1 },
    quiet: { from: '20:00', until: '11:00' },
  });
  await other.learner.calls.notice.choose({ kind: 'reviews-due', inApp: false, mail: false });
  await noticesAt(learner, '2027-03-26T00:00:00Z');
  await noticesAt(learner, '2027-03-26T01:59:00Z');
  expect(await waitingOf(learner)).toEqual({ wantsMail: true, mailedAt: null });
  await noticesAt(learner, '2027-03-26T02:00:00Z');
  expect(await waitingOf(learner)).toMatchObject({ mailedAt: new Date('2027-03-26T02:00:00Z') });
  expect(await noticesAt(other.learner, '2027-03-26T02:01:00Z')).toEqual([]);
});

test('a learner who has answered nothing for four weeks is looked at no more, until the next answer', async () => {
  const { learner } = await learnerWithMistakes();
  expect(await noticesAt(learner, '2027-04-25T02:00:00Z')).toEqual([]);
  const followed = () =>
    world.db
      .selectFrom('reminderChecks')
      .where('userId', '=', learner.id)
      .where('kind', '=', 'reviews-due')
      .select('day')
      .execute();
  expect(await followed()).toEqual([]);
  const quiz = await makeQuiz(world, { questions: 1 });
  const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 0) });
  await tallyAttempts(world.db, world.clock.now());
  await countGoalDays(world.db);
  expect(await followed()).toEqual([{ day: '2027-04-25' }]);
});

test('a reminder is given by the next run when the one that found it could not write it', async () => {
  const { learner } = await learnerWithMistakes();
  await sql`alter table notices add constraint interrupted check (kind <> 'reviews-due') not valid`.execute(
    world.db,
  );
  expect(await noticesAt(learner, '2027-03-26T00:00:00Z')).toEqual([]);
  await sql`alter table notices drop constraint interrupted`.execute(world.db);
  expect(await noticesAt(learner, '2027-03-26T00:01:00Z')).toEqual([
    { kind: 'reviews-due', data: { due: 3 } },
  ]);
});
