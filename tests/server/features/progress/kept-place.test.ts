import { expect, test } from 'vitest';
import { forgetPublicChanges, readPublicVersions } from '#db/changes/public-changes.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person } from '#tests/support/world.ts';

const placeOf = async ({ calls }: Person) =>
  (await calls.progress.ownPlace())?.entries.find(({ isOwn }) => isOwn)?.place;

test('the ranking is read once for all learners, and again after a change of any score or account', async () => {
  await using world = await createWorld({ responseCache: true });
  const { db, services } = world;
  const people: Person[] = [];
  for (const score of [50, 40, 30]) {
    const person = await world.person();
    const reachedAt = world.clock.now();
    await db
      .insertInto('standings')
      .values({ userId: person.id, score, attemptCount: 1, quizzesCompleted: 1, reachedAt })
      .execute();
    people.push(person);
  }
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('A learner is missing');
  await services.publicVersions.refresh();

  // The ranking, and for each learner the names of the neighbours.
  expect(await statementsOf(() => Promise.all(people.map(placeOf)))).toBe(1 + 3);
  expect(await statementsOf(() => placeOf(third))).toBe(1);

  await db.updateTable('standings').set({ score: 60 }).where('userId', '=', third.id).execute();
  expect(await placeOf(third)).toBe(3);
  await services.publicVersions.refresh();
  await expect.poll(() => placeOf(third)).toBe(1);
  expect(await placeOf(first)).toBe(2);

  const left = { accountStatus: 'deactivated' } as const;
  await db.updateTable('users').set(left).where('id', '=', first.id).execute();
  // Not named at once, even before the places are counted anew.
  const around = await second.calls.progress.ownPlace();
  expect(around?.entries.map(({ name }) => name)).not.toContain(first.username);
  await services.publicVersions.refresh();
  await expect.poll(() => placeOf(second)).toBe(2);
});

test('a version does not come again when old changes are removed', async () => {
  await using world = await createWorld();
  const { db } = world;
  const change = () => db.insertInto('publicChanges').values({ topic: 'results' }).execute();
  const later = new Date(Date.now() + 3_600_000);
  await change();
  await change();
  await forgetPublicChanges(db, later);
  const before = await readPublicVersions(db);
  expect(before.get('results')).toMatch(/^\d+\/1$/);
  await change();
  await forgetPublicChanges(db, later);
  expect((await readPublicVersions(db)).get('results')).not.toBe(before.get('results'));
});
