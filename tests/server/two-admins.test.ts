import { expect, test } from 'vitest';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, password } from '#tests/support/world.ts';

test('of two administrators with the same blog post open, the second is refused', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const words = { title: 'A post', excerpt: 'In short', content: 'At length' };
  const loaded = await calls.blog.create(words);
  world.clock.advance(1000);
  const save = (title: string) =>
    calls.blog.update({ ...words, id: loaded.id, title, loadedUpdatedAt: loaded.updatedAt });
  await save('First');
  await expect(save('Second')).rejects.toMatchObject({ failure: 'stale' });
  expect((await calls.blog.getForAuthor({ id: loaded.id })).title).toBe('First');
});

test('of two administrators with the same series open, the second is refused', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  const quiz = await makeQuiz(world, { categoryId });
  const loaded = await calls.series.create({ name: 'path', displayName: 'Path', categoryId });
  const { id, updatedAt: loadedUpdatedAt } = loaded;
  world.clock.advance(1000);
  await calls.series.arrange({ id, quizIds: [quiz.id], loadedUpdatedAt });
  await expect(
    calls.series.update({ id, displayName: 'Other', categoryId, loadedUpdatedAt }),
  ).rejects.toMatchObject({ failure: 'stale' });
  await expect(calls.series.arrange({ id, quizIds: [], loadedUpdatedAt })).rejects.toMatchObject({
    failure: 'stale',
  });
  expect(await calls.series.get({ id })).toMatchObject({ displayName: 'Path', quizCount: 1 });
});

test('of two administrators who decide about one testimonial, the second gets the decision of the first', async () => {
  await using world = await createWorld();
  const first = await world.person({ isAdmin: true });
  const second = await world.person({ isAdmin: true });
  const words = { name: 'Ann', role: 'Teacher', content: 'A calm place to learn.', rating: 5 };
  await (await world.person()).calls.testimonial.submit(words);
  const [loaded] = (await second.calls.testimonial.pageForReview({})).items;
  if (!loaded) throw new Error('There is no testimonial');
  const { id, updatedAt: loadedUpdatedAt } = loaded;
  world.clock.advance(1000);
  const decide = (admin: Person, status: 'approved' | 'rejected') =>
    admin.calls.testimonial.setStatuses({ changes: [{ id, status, loadedUpdatedAt }] });
  const [rejected] = await decide(first, 'rejected');
  expect(rejected).toMatchObject({ outcome: 'done', before: 'pending' });
  const message = `${first.username} has rejected this testimonial since you opened it.`;
  expect(await decide(second, 'approved')).toEqual([{ id, outcome: 'refused', message }]);
  await expect(
    second.calls.testimonial.decide({ id, status: 'approved', loadedUpdatedAt }),
  ).rejects.toMatchObject({ failure: 'stale', message: `${message} Nothing was overwritten.` });
  expect(await decide(second, 'rejected')).toEqual([{ id, outcome: 'unchanged' }]);

  const undo = { id, status: 'pending' as const, loadedUpdatedAt: await updatedAtOf(second) };
  await first.calls.testimonial.setStatuses({ changes: [undo] });
  expect((await second.calls.testimonial.pageForReview({})).items).toMatchObject([
    { status: 'pending', updatedByName: first.username },
  ]);
});

const updatedAtOf = async (admin: Person) =>
  (await admin.calls.testimonial.pageForReview({})).items[0]?.updatedAt;

test('a profile that another tab has changed is not overwritten', async () => {
  await using world = await createWorld();
  const { calls } = await world.person();
  const { updatedAt: loadedUpdatedAt } = await calls.account.profile();
  world.clock.advance(1000);
  const save = (bio: string, loadedUpdatedAt: string | undefined) =>
    calls.account.updateCard({ card: 'about', bio, loadedUpdatedAt });
  const { updatedAt } = await save('First', loadedUpdatedAt);
  await expect(save('Second', loadedUpdatedAt)).rejects.toMatchObject({
    failure: 'stale',
    details: { current: { updatedAt, updatedBy: null } },
  });
  expect((await calls.account.profile()).bio).toBe('First');
  await save('Second', updatedAt);
  expect((await calls.account.profile()).bio).toBe('Second');
  await save('Without a version', undefined);
  expect((await calls.account.profile()).bio).toBe('Without a version');
});

test('every change of a profile creates a new version, a sign-in does not', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const { account } = person.calls;
  const versions = [(await account.profile()).updatedAt];
  const afterwards = async (change: () => Promise<unknown>) => {
    world.clock.advance(1000);
    await change();
    versions.push((await account.profile()).updatedAt);
  };
  await afterwards(() => person.http('PATCH', '/api/profile', { bio: 'Bread' }));
  await afterwards(() =>
    person.http('PATCH', '/api/profile', { email: 'new@example.com', password }),
  );
  await afterwards(() => account.cancelAddressChange());
  expect(new Set(versions).size).toBe(4);
  await afterwards(() => person.http('POST', '/api/login', { email: person.email, password }));
  expect(versions.at(-1)).toBe(versions.at(-2));
});
