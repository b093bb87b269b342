import { expect, test } from 'vitest';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('of two administrators with the same blog post open, the second is told', async () => {
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

test('of two administrators with the same series open, the second is told', async () => {
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
