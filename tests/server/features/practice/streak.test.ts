import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  countGoalDays,
  recountGoalDays,
} from '#server/features/practice/streak/workflows/count-days.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { runNotices } from '#server/jobs/work.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const log = pino({ level: 'silent' });
const hour = 3_600_000;
const start = '2027-03-22T12:00:00Z';
beforeEach(() => world.clock.set(new Date(start)));

/** A learner in a time zone with a goal of two questions, and two questions to practise. */
async function learnerIn(timezone: 'Europe/Paris' | 'America/Los_Angeles') {
  const learner = await world.person();
  await learner.calls.account.updateProfile({ timezone });
  const quiz = await makeQuiz(world, { questions: 2 });
  const { id: attemptId, questions } = await learner.calls.attempt.start({ quizId: quiz.id });
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
  await learner.calls.practice.saveSettings({
    ...{ retention: 0.9, asksConfidence: false },
    dailyGoal: 2,
  });
  return { learner, questionIds: quiz.questionIds };
}

interface Practice {
  learner: Person;
  questionIds: readonly number[];
}

async function practise({ learner, questionIds }: Practice, moment: string) {
  world.clock.set(new Date(moment));
  for (const questionId of questionIds)
    await learner.calls.practice.answer({
      ...{ questionId, version: 1, selectedOption: 1 },
      answerId: crypto.randomUUID(),
    });
}

const daysOf = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('goalDays')
      .where('userId', '=', id)
      .select('day')
      .orderBy('day')
      .execute()
  ).map(({ day }) => day);

async function count() {
  await tallyAttempts(world.db, world.clock.now());
  await countGoalDays(world.db);
}

describe('the daily goal', () => {
  test('is reached by answers of finished attempts and of practice, at once; unanswered questions do not count', async () => {
    const learner = await world.person();
    expect(await learner.calls.practice.streak()).toMatchObject({ goal: 10, answered: 0, days: 0 });
    const quiz = await makeQuiz(world, { questions: 10 });
    const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
    const answers = answersFor(attempt.questions, 4).slice(0, 9);
    expect(await learner.calls.practice.streak()).toMatchObject({ answered: 0 });
    await learner.calls.attempt.submit({ attemptId: attempt.id, answers });
    expect(await learner.calls.practice.streak()).toMatchObject({ answered: 9, isReached: false });
    await practise({ learner, questionIds: quiz.questionIds.slice(0, 1) }, start);
    const { streak } = await learner.calls.practice.summary();
    expect(streak).toMatchObject({ answered: 10, isReached: true, days: 1, freezes: 0 });
    expect(streak?.week.at(-1)).toEqual({ day: '2027-03-22', state: 'reached' });
    await count();
    expect(await daysOf(learner)).toEqual(['2027-03-22']);
    expect(await learner.calls.practice.streak()).toEqual(streak);
  });

  test('can be switched off, and a save without it changes nothing about it', async () => {
    const { learner } = await learnerIn('Europe/Paris');
    const others = { retention: 0.85, asksConfidence: true };
    const off = await learner.calls.practice.saveSettings({ ...others, dailyGoal: 0 });
    expect(off).toEqual({ ...others, dailyGoal: 0 });
    expect(await learner.calls.practice.streak()).toBeNull();
    expect(await learner.calls.practice.saveSettings(others)).toEqual(off);
    // Another device, with settings that it has read before.
    const changed = await learner.calls.practice.saveSettings({ retention: 0.9 });
    expect(changed).toEqual({ ...off, retention: 0.9 });
  });

  test('two first saves at once are both kept', async () => {
    const learner = await world.person();
    const { practice } = learner.calls;
    await Promise.all([
      practice.saveSettings({ retention: 0.85 }),
      practice.saveSettings({ dailyGoal: 5 }),
      practice.saveSettings({ asksConfidence: true }),
    ]);
    const { settings } = await practice.summary();
    expect(settings).toEqual({ retention: 0.85, dailyGoal: 5, asksConfidence: true });
  });
});

describe('a streak across time changes', () => {
  test('counts days of 23 hours, and answers around midnight where the clock of the learner has them', async () => {
    const learner = await learnerIn('Europe/Paris');
    // In Paris: 23:59 before the change of clocks, 03:00 after it, and 00:01 on the day that follows.
    await practise(learner, '2027-03-27T22:59:00Z');
    await practise(learner, '2027-03-28T01:00:00Z');
    await practise(learner, '2027-03-28T22:01:00Z');
    expect(await learner.learner.calls.practice.streak()).toMatchObject({ days: 3, answered: 2 });
    await count();
    expect(await daysOf(learner.learner)).toEqual([
      '2027-03-22',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ]);
  });

  test('is reached on a day by the answers of two accounts that become one', async () => {
    const [keep, gone] = [await learnerIn('Europe/Paris'), await learnerIn('Europe/Paris')];
    const half = ({ learner, questionIds }: Practice) =>
      practise({ learner, questionIds: questionIds.slice(0, 1) }, '2027-03-24T10:00:00Z');
    await half(keep);
    await half(gone);
    await count();
    expect(await daysOf(keep.learner)).not.toContain('2027-03-24');
    const admin = await world.person({ isAdmin: true });
    const accounts = { keepId: keep.learner.id, goneId: gone.learner.id };
    await admin.calls.merge.run({ ...accounts, password });
    await count();
    expect(await daysOf(keep.learner)).toContain('2027-03-24');
  });

  test('a change of the time zone or the goal takes no day away, and a recount finds the same days', async () => {
    const learner = await learnerIn('Europe/Paris');
    for (const day of ['23', '24', '25']) await practise(learner, `2027-03-${day}T23:30:00Z`);
    world.clock.advance(60_000);
    await learner.learner.calls.account.updateProfile({ timezone: 'America/Los_Angeles' });
    await learner.learner.calls.practice.saveSettings({
      ...{ retention: 0.9, asksConfidence: false },
      dailyGoal: 20,
    });
    await count();
    const days = ['2027-03-22', '2027-03-24', '2027-03-25', '2027-03-26'];
    expect(await daysOf(learner.learner)).toEqual(days);
    // It is still the 25th in Los Angeles.
    const streak = await learner.learner.calls.practice.streak();
    expect(streak).toMatchObject({ days: 3, isReached: true });
    await world.db.deleteFrom('goalDays').execute();
    await recountGoalDays(world.db);
    expect(await daysOf(learner.learner)).toEqual(days);
    expect(await learner.learner.calls.practice.streak()).toEqual(streak);
  });
});

describe('a notice in the evening', () => {
  const contentsOf = async (person: Person) =>
    (await person.calls.notice.page({})).items
      .map(({ content }) => content)
      .filter(({ kind }) => kind === 'streak-ending');

  async function withStreak(days: number) {
    world.clock.set(new Date(start));
    const practice = await learnerIn('Europe/Paris');
    for (let day = 0; day < days; day += 1)
      await practise(practice, new Date(Date.parse(start) + day * 24 * hour).toISOString());
    await count();
    return practice;
  }

  test('comes once, from 19:00 on in the time zone of the profile, and by no mail unless it is wanted', async () => {
    const { learner } = await withStreak(3);
    world.clock.set(new Date('2027-03-25T17:59:00Z'));
    await runNotices(world.services, log);
    expect(await contentsOf(learner)).toEqual([]);
    world.clock.set(new Date('2027-03-25T18:00:00Z'));
    await runNotices(world.services, log);
    await runNotices(world.services, log);
    expect(await contentsOf(learner)).toEqual([
      { kind: 'streak-ending', data: { day: '2027-03-25', days: 3, left: 2 } },
    ]);
    const rows = await world.db
      .selectFrom('notices')
      .where('userId', '=', learner.id)
      .select('wantsMail')
      .execute();
    expect(rows).toEqual([{ wantsMail: false }]);
  });

  test('comes by the next run when the one that found it could not write it', async () => {
    const { learner } = await withStreak(3);
    world.clock.set(new Date('2027-03-25T18:00:00Z'));
    await sql`alter table notices add constraint interrupted check (kind <> 'streak-ending') not valid`.execute(
      world.db,
    );
    await runNotices(world.services, log);
    expect(await contentsOf(learner)).toEqual([]);
    await sql`alter table notices drop constraint interrupted`.execute(world.db);
    await runNotices(world.services, log);
    expect(await contentsOf(learner)).toHaveLength(1);
  });

  test('does not come when the day is done, a freeze is left, there is no goal, or there was one day only', async () => {
    const done = await withStreak(3);
    const spare = await withStreak(7);
    const short = await withStreak(1);
    const off = await withStreak(3);
    await off.learner.calls.practice.saveSettings({
      ...{ retention: 0.9, asksConfidence: false },
      dailyGoal: 0,
    });
    await practise(done, '2027-03-25T09:00:00Z');
    await count();
    world.clock.set(new Date('2027-03-25T18:30:00Z'));
    await runNotices(world.services, log);
    world.clock.set(new Date('2027-03-29T18:30:00Z'));
    await runNotices(world.services, log);
    for (const { learner } of [done, spare, short, off])
      expect(await contentsOf(learner)).toEqual([]);
  });

  test('is not mailed any more once the day is done', async () => {
    const practice = await withStreak(3);
    await practice.learner.calls.notice.choose({ kind: 'streak-ending', inApp: true, mail: true });
    world.clock.set(new Date('2027-03-25T18:00:00Z'));
    await runNotices(world.services, log);
    await practise(practice, '2027-03-25T18:05:00Z');
    world.clock.set(new Date('2027-03-25T18:30:00Z'));
    await runNotices(world.services, log);
    const rows = await world.db
      .selectFrom('notices')
      .where('userId', '=', practice.learner.id)
      .select(['wantsMail', 'mailedAt'])
      .execute();
    expect(rows).toEqual([{ wantsMail: false, mailedAt: null }]);
  });
});
