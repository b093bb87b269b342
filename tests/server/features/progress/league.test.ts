import { expect, test } from 'vitest';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { startOf, weekOf } from '#shared/features/progress/league.ts';
import { daysAfter } from '#shared/kernel/time/calendar.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;

async function take(world: World, person: Person, quizId: number, right: number) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, right) });
  await tallyAttempts(world.db, world.clock.now());
  world.clock.advance(1000);
}

/** Sets the clock to a time after the next Monday. */
function toNextMonday({ clock }: World, after = 0) {
  const monday = startOf(daysAfter(weekOf(clock.now()), 7));
  clock.advance(monday.getTime() - clock.now().getTime() + after);
}

const leaders = async (world: World) =>
  (await world.guest.calls.progress.league()).entries.map(({ name, score }) => `${name} ${score}`);

const placesOf = async (person: Person) =>
  (await person.calls.progress.ownLeague()).entries.map(
    ({ place, name, isOwn }) => `${place} ${name}${isOwn ? ' (own)' : ''}`,
  );

const stored = ({ db }: World) =>
  db.selectFrom('weekStandings').selectAll().orderBy('week').orderBy('userId').execute();

test('each week a quiz counts with the best attempt that ended in it; the week before stays in sight', async () => {
  await using world = await createWorld();
  const [ann, ben] = [
    await world.person({ username: 'ann' }),
    await world.person({ username: 'ben' }),
  ];
  const [one, two] = [await makeQuiz(world), await makeQuiz(world)];
  toNextMonday(world);
  const week = weekOf(world.clock.now());
  await take(world, ann, one.id, 3);
  await take(world, ben, two.id, 5);
  world.clock.advance(3 * day);
  await take(world, ann, one.id, 6);
  await take(world, ann, two.id, 2);
  expect(await world.guest.calls.progress.league()).toEqual({
    week,
    endsAt: startOf(daysAfter(week, 7)).toISOString(),
    entries: [
      { name: 'ann', quizzesCompleted: 2, score: 8 },
      { name: 'ben', quizzesCompleted: 1, score: 5 },
    ],
    lastWeek: [],
  });

  toNextMonday(world, day);
  expect(await world.guest.calls.progress.league()).toMatchObject({
    entries: [],
    lastWeek: [{ name: 'ann' }, { name: 'ben' }],
  });
  await take(world, ben, one.id, 1);
  expect(await leaders(world)).toEqual(['ben 1']);
  // The leaderboard has all weeks.
  expect((await world.guest.calls.progress.leaderboard()).map(({ score }) => score)).toEqual([
    8, 6,
  ]);
});

test('an attempt counts in the week in which it ended, also if it is tallied in the next one', async () => {
  await using world = await createWorld();
  const ann = await world.person();
  const quiz = await makeQuiz(world);
  toNextMonday(world, 7 * day - 60_000);
  const ended = weekOf(world.clock.now());
  const { id, questions } = await ann.calls.attempt.start({ quizId: quiz.id });
  world.clock.advance(59_999);
  await ann.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 7) });
  world.clock.advance(1);
  expect(weekOf(world.clock.now())).toBe(daysAfter(ended, 7));
  await tallyAttempts(world.db, world.clock.now());
  expect(await stored(world)).toMatchObject([{ week: ended, score: 7 }]);
  const { entries, lastWeek } = await world.guest.calls.progress.league();
  expect([entries.length, lastWeek.length]).toEqual([0, 1]);
});

test('a recount gives the same weeks, and only two of them are kept', async () => {
  await using world = await createWorld();
  const people = [await world.person(), await world.person(), await world.person()];
  const quizzes = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)];
  toNextMonday(world);
  for (let round = 0; round < 5; round += 1) {
    for (const [index, person] of people.entries()) {
      const quiz = quizzes[(round + index) % 3];
      if (quiz) await take(world, person, quiz.id, (round * 3 + index * 2) % 10);
    }
    world.clock.advance(5 * day + 7 * hour);
  }
  const before = await stored(world);
  const weeks = new Set(before.map(({ week }) => week));
  expect(weeks.size).toBe(2);
  await recountTallies(world.db, world.clock.now());
  expect(await stored(world)).toEqual(before);
});

test('a recount opens the weeks again that a clock which was ahead has closed', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person(), await world.person()];
  const quizzes = [await makeQuiz(world), await makeQuiz(world)];
  for (const { id } of quizzes) await take(world, ann, id, 7);
  const before = await stored(world);
  const now = world.clock.now();
  world.clock.advance(365 * day);
  await take(world, ben, quizzes[0]?.id ?? 0, 3);
  expect(await stored(world)).not.toEqual(expect.arrayContaining(before));
  await recountTallies(world.db, now);
  expect(await stored(world)).toEqual(expect.arrayContaining(before));
});

test('the own place has a neighbour on each side, far below the first ten too, ties in the order of the leaderboard', async () => {
  await using world = await createWorld();
  const week = weekOf(world.clock.now());
  const ranked = async (username: string, score: number, attemptCount = 1, minute = 0) => {
    const person = await world.person({ username });
    const reachedAt = new Date(startOf(week).getTime() + minute * 60_000);
    const row = { userId: person.id, week, score, attemptCount, quizzesCompleted: 1, reachedAt };
    await world.db.insertInto('weekStandings').values(row).execute();
    return person;
  };
  for (let index = 0; index < 12; index += 1) await ranked(`top${index}`, 90 - index);
  const later = await ranked('later', 50, 2, 9);
  const earlier = await ranked('earlier', 50, 2, 1);
  const fewer = await ranked('fewer', 50, 1, 20);
  const last = await ranked('last', 10);
  expect(await placesOf(fewer)).toEqual(['12 top11', '13 fewer (own)', '14 earlier']);
  expect(await placesOf(earlier)).toEqual(['13 fewer', '14 earlier (own)', '15 later']);
  expect(await placesOf(later)).toEqual(['14 earlier', '15 later (own)', '16 last']);
  expect(await placesOf(last)).toEqual(['15 later', '16 last (own)']);
  expect(await leaders(world)).toHaveLength(10);
  // Who opts out moves the others up; an administrator counts once.
  await earlier.calls.progress.chooseLeague({ takesPart: false });
  const admin = await ranked('admin', 99);
  await admin.calls.progress.chooseLeague({ takesPart: false });
  await world.db.updateTable('users').set({ isAdmin: true }).where('id', '=', admin.id).execute();
  expect(await placesOf(last)).toEqual(['14 later', '15 last (own)']);
});

test('who opts out is in no list that others see, keeps the own score, and can come back', async () => {
  await using world = await createWorld();
  const [ann, ben] = [
    await world.person({ username: 'ann' }),
    await world.person({ username: 'ben' }),
  ];
  const quiz = await makeQuiz(world);
  toNextMonday(world);
  await take(world, ann, quiz.id, 9);
  await take(world, ben, quiz.id, 4);
  expect(await ann.http('PUT', '/api/user/league', { takesPart: false })).toMatchObject({
    status: 200,
  });
  expect(await leaders(world)).toEqual(['ben 4']);
  expect(await placesOf(ben)).toEqual(['1 ben (own)']);
  expect(await ann.calls.progress.ownLeague()).toEqual({ takesPart: false, score: 9, entries: [] });
  // The leaderboard of all time is not the league.
  expect(await world.guest.calls.progress.leaderboard()).toHaveLength(2);
  toNextMonday(world);
  expect((await world.guest.calls.progress.league()).lastWeek).toMatchObject([{ name: 'ben' }]);
  // Twice is the same as once.
  await ann.calls.progress.chooseLeague({ takesPart: false });
  await ann.calls.progress.chooseLeague({ takesPart: true });
  expect((await world.guest.calls.progress.league()).lastWeek).toMatchObject([
    { name: 'ann' },
    { name: 'ben' },
  ]);
});

test('a cached list changes as soon as a learner opts out', async () => {
  await using world = await createWorld({ responseCache: true });
  const ann = await world.person({ username: 'ann' });
  const quiz = await makeQuiz(world);
  await take(world, ann, quiz.id, 9);
  const read = async () => (await world.guest.http('GET', '/api/league')).body;
  expect(JSON.stringify(await read())).toContain('"ann"');
  await ann.calls.progress.chooseLeague({ takesPart: false });
  expect(JSON.stringify(await read())).not.toContain('"ann"');
});

test("administrators' and erased accounts are not in the league", async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const quiz = await makeQuiz(world);
  await take(world, admin, quiz.id, 10);
  await take(world, ann, quiz.id, 3);
  expect(await leaders(world)).toEqual([`${ann.username} 3`]);
  expect(await admin.calls.progress.ownLeague()).toEqual({
    takesPart: true,
    score: 0,
    entries: [],
  });
  await world.db.deleteFrom('users').where('id', '=', ann.id).execute();
  expect(await leaders(world)).toEqual([]);
  expect(await stored(world)).toEqual([]);
});

test('after a merge, the weeks are those of all attempts, and who opted out stays out', async () => {
  await using world = await createWorld();
  const [keep, gone] = [await world.person(), await world.person()];
  const [one, two] = [await makeQuiz(world), await makeQuiz(world)];
  toNextMonday(world);
  await take(world, gone, one.id, 9);
  await take(world, keep, one.id, 4);
  await take(world, gone, two.id, 5);
  await gone.calls.progress.chooseLeague({ takesPart: false });
  const root = await world.person({ isAdmin: true });
  await root.calls.merge.run({ keepId: keep.id, goneId: gone.id, password });
  const after = await stored(world);
  expect(after).toMatchObject([{ userId: keep.id, score: 14, attemptCount: 3 }]);
  expect(await keep.calls.progress.ownLeague()).toMatchObject({ takesPart: false, score: 14 });
  await recountTallies(world.db, world.clock.now());
  expect(await stored(world)).toEqual(after);
});
