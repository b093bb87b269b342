import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A learner with a place on the leaderboard. */
async function ranked(username: string, score: number, attemptCount = 1, minute = 0) {
  const person = await world.person({ username });
  const reachedAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
  await world.db
    .insertInto('standings')
    .values({ userId: person.id, score, attemptCount, quizzesCompleted: 1, reachedAt })
    .execute();
  return person;
}

const placesOf = async (person: Person) =>
  (await person.calls.progress.ownPlace())?.entries.map(
    ({ place, name, isOwn }) => `${place} ${name}${isOwn ? ' (own)' : ''}`,
  );

test('item 6: a learner sees the own place with a neighbour on each side, ties as on the leaderboard', async () => {
  const best = await ranked('best', 90);
  const later = await ranked('later', 50, 2, 9);
  const earlier = await ranked('earlier', 50, 2, 1);
  const fewer = await ranked('fewer', 50, 1, 20);
  const last = await ranked('last', 10);
  expect(await placesOf(best)).toEqual(['1 best (own)', '2 fewer']);
  expect(await placesOf(fewer)).toEqual(['1 best', '2 fewer (own)', '3 earlier']);
  expect(await placesOf(earlier)).toEqual(['2 fewer', '3 earlier (own)', '4 later']);
  expect(await placesOf(later)).toEqual(['3 earlier', '4 later (own)', '5 last']);
  expect(await placesOf(last)).toEqual(['4 later', '5 last (own)']);
  const leaders = await world.guest.calls.progress.leaderboard();
  expect(leaders.map(({ name }) => name)).toEqual(['best', 'fewer', 'earlier', 'later', 'last']);
});

test('item 6: administrators and learners without a score have no place', async () => {
  const admin = await world.person({ isAdmin: true, username: 'reader_of_keys' });
  await world.db
    .insertInto('standings')
    .values({
      userId: admin.id,
      score: 99,
      attemptCount: 1,
      quizzesCompleted: 1,
      reachedAt: new Date(),
    })
    .execute();
  expect(await admin.calls.progress.ownPlace()).toBeNull();
  // They do not move a learner down either.
  expect(await placesOf(await ranked('newcomer', 5))).toEqual(['5 last', '6 newcomer (own)']);
  expect(await (await world.person()).calls.progress.ownPlace()).toBeNull();
  expect(await (await ranked('nothing_yet', 0)).calls.progress.ownPlace()).toBeNull();
});
