import { expect, test } from 'vitest';
import { afterItsQuizWent, answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const blocked =
  'Cannot delete category because it contains quizzes. Please move or delete all quizzes in this category first.';

async function take(person: Person, quizId: number) {
  const attempt = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 3),
  });
  return attempt.id;
}

/** A category with one sub-category, a quiz in each of them and a series. */
async function makeCategories(world: World, admin: Person) {
  const category = await admin.calls.category.create({ name: 'Maths', displayName: 'Maths' });
  const subCategory = await admin.calls.category.createSub({
    name: 'Algebra',
    displayName: 'Algebra',
    categoryId: category.id,
  });
  const loose = await makeQuiz(world, { categoryId: category.id, title: 'Loose' });
  const sorted = await makeQuiz(world, { categoryId: category.id, title: 'Sorted', questions: 4 });
  await world.db
    .updateTable('quizzes')
    .set({ subCategoryId: subCategory.id })
    .where('id', '=', sorted.id)
    .execute();
  const { id: seriesId } = await world.db
    .insertInto('series')
    .values({ name: 'path', displayName: 'Path', categoryId: category.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { category, subCategory, loose, sorted, seriesId };
}

const archived = (world: World, id: number) =>
  world.db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst();

test('DELETE of a category or sub-category with quizzes is refused, an empty one is deleted (RADM-07, RADM-08, ERR-27, decision 101)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { category, subCategory, loose, sorted, seriesId } = await makeCategories(world, admin);

  const refused = await admin.http('DELETE', `/api/categories/${category.id}`);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ message: blocked });
  expect((await admin.http('DELETE', `/api/subcategories/${subCategory.id}`)).status).toBe(409);

  await admin.http('DELETE', `/api/quizzes/${sorted.id}`);
  expect((await admin.http('DELETE', `/api/subcategories/${subCategory.id}`)).status).toBe(200);
  await admin.http('DELETE', `/api/quizzes/${loose.id}`);
  expect((await admin.http('DELETE', `/api/categories/${category.id}`)).body).toMatchObject({
    message: expect.stringContaining('contains series'),
  });
  await world.db.deleteFrom('series').where('id', '=', seriesId).execute();
  expect((await admin.http('DELETE', `/api/categories/${category.id}`)).status).toBe(200);
  expect((await admin.http('DELETE', `/api/categories/${category.id}`)).status).toBe(404);
  expect(await world.db.selectFrom('subCategories').selectAll().execute()).toEqual([]);
});

test('a deleted quiz with attempts does not prevent the deletion of its category and keeps its results (decisions 22, 23, 101)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { category, subCategory, loose, sorted, seriesId } = await makeCategories(world, admin);
  const attemptId = await take(learner, sorted.id);
  const before = await learner.calls.attempt.review({ id: attemptId });

  await world.db.deleteFrom('series').where('id', '=', seriesId).execute();
  await admin.calls.quiz.remove({ id: loose.id });
  await admin.calls.quiz.remove({ id: sorted.id });
  await admin.calls.category.removeSub({ id: subCategory.id });
  await admin.calls.category.remove({ id: category.id });

  expect(await archived(world, loose.id)).toBeUndefined();
  expect(await archived(world, sorted.id)).toMatchObject({ categoryId: null, subCategoryId: null });
  expect(await learner.calls.attempt.review({ id: attemptId })).toEqual(afterItsQuizWent(before));
});

test('a quiz that is not deleted cannot be without a category', async () => {
  await using world = await createWorld();
  const quiz = await makeQuiz(world);
  await expect(
    world.db.updateTable('quizzes').set({ categoryId: null }).where('id', '=', quiz.id).execute(),
  ).rejects.toThrow(/quizzes_has_category_unless_draft/);
});

test('the cascade shows what it deletes, requires the name, archives quizzes with attempts and erases the rest (AHI-05, AHI-06, decision 101)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { category, loose, sorted } = await makeCategories(world, admin);
  const target = { kind: 'category', id: category.id } as const;
  const attemptId = await take(learner, loose.id);
  const before = await learner.calls.attempt.review({ id: attemptId });

  expect(await admin.calls.category.contents(target)).toEqual({
    displayName: 'Maths',
    subCategories: 1,
    quizzes: 2,
    questions: 14,
    quizzesTaken: 1,
    series: 1,
  });
  await expect(
    admin.calls.quiz.removeWithContents({ target, typedName: 'maths', quizzes: 2 }),
  ).rejects.toMatchObject({ failure: 'invalid' });
  await expect(
    admin.calls.quiz.removeWithContents({ target, typedName: 'Maths', quizzes: 1 }),
  ).rejects.toMatchObject({ failure: 'stale' });
  expect(await admin.calls.category.hierarchy()).toHaveLength(1);

  await admin.calls.quiz.removeWithContents({ target, typedName: ' Maths ', quizzes: 2 });
  expect(await admin.calls.category.hierarchy()).toEqual([]);
  expect(await world.db.selectFrom('series').selectAll().execute()).toEqual([]);
  expect(await archived(world, sorted.id)).toBeUndefined();
  expect(await archived(world, loose.id)).toMatchObject({ categoryId: null });
  expect(await learner.calls.attempt.review({ id: attemptId })).toEqual(afterItsQuizWent(before));
});

test('a sub-category is deleted with its quizzes, without the rest of its category (AHI-06)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { category, subCategory, loose, sorted } = await makeCategories(world, admin);
  await admin.calls.quiz.removeWithContents({
    target: { kind: 'subCategory', id: subCategory.id },
    typedName: 'Algebra',
    quizzes: 1,
  });
  expect(await archived(world, sorted.id)).toBeUndefined();
  expect(await archived(world, loose.id)).toMatchObject({ categoryId: category.id });
});

test('the hierarchy counts the contents of each level (AHI-02, AHI-03)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { category, subCategory } = await makeCategories(world, admin);
  await makeQuiz(world, { categoryId: category.id, status: 'draft', questions: 2 });
  await makeCategory(world, 'empty');
  const tree = await admin.calls.category.hierarchy();
  expect(tree.find((node) => node.id === category.id)).toMatchObject({
    quizCount: 3,
    activeQuizCount: 2,
    questionCount: 16,
    seriesCount: 1,
    unsorted: { quizCount: 2, activeQuizCount: 1, questionCount: 12 },
    subCategories: [{ id: subCategory.id, quizCount: 1, questionCount: 4 }],
  });
  expect(tree.find((node) => node.name === 'empty')).toMatchObject({
    quizCount: 0,
    questionCount: 0,
    subCategories: [],
  });
});

test('of two administrators who change one category, the second is refused and nothing is overwritten', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const loaded = await ann.calls.category.create({ name: 'Art', displayName: 'Art' });
  const change = (who: Person, displayName: string) =>
    who.calls.category.update({
      id: loaded.id,
      displayName,
      loadedUpdatedAt: loaded.updatedAt,
    });
  world.clock.advance(1000);
  await change(ann, 'Fine art');
  await expect(change(ben, 'Arts')).rejects.toMatchObject({ failure: 'stale' });
  expect(await world.guest.calls.category.get({ id: loaded.id })).toMatchObject({
    displayName: 'Fine art',
  });
});

test('names in other scripts get an internal name, and equal ones do not collide (decision 102)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const names = ['日本語', 'C', 'C++', 'Crème brûlée', '🎉'];
  const made = [];
  for (const name of names)
    made.push(await admin.calls.category.create({ name, displayName: name }));
  expect(made.map((category) => category.displayName)).toEqual(names);
  expect(made.slice(1, 4).map((category) => category.name)).toEqual(['c', 'c_2', 'creme_brulee']);
  for (const { name } of made) expect(name).toMatch(/^[a-z0-9_]+$/);
});

test('a sub-category is stored as it was entered, and a change of one field leaves the others', async () => {
  await using world = await createWorld();
  const { category } = (await world.person({ isAdmin: true })).calls;
  const { id: categoryId } = await category.create({ name: 'Maths', displayName: 'Maths' });
  const entered = {
    ...{ displayName: 'Algebra', description: 'Unknowns', categoryId },
    imageUrl: 'https://example.com/algebra.png',
  };
  const { id } = await category.createSub({ name: 'Algebra', ...entered });
  const stored = async () => (await category.hierarchy())[0]?.subCategories;
  expect(await stored()).toMatchObject([{ id, name: 'algebra', ...entered }]);
  await category.updateSub({ id, displayName: 'Equations' });
  expect(await stored()).toMatchObject([{ id, ...entered, displayName: 'Equations' }]);
});

test('only administrators can manage categories (ROLE-07)', async () => {
  await using world = await createWorld();
  const learner = await world.person();
  const id = await makeCategory(world);
  for (const who of [world.guest, learner]) {
    const status = who === learner ? 403 : 401;
    for (const [method, url] of [
      ['DELETE', `/api/categories/${id}`],
      ['PUT', `/api/categories/${id}`],
      ['POST', '/api/categories'],
      ['DELETE', '/api/subcategories/1'],
      ['PUT', '/api/subcategories/1'],
      ['POST', '/api/subcategories'],
    ] as const) {
      const body = { name: 'x', displayName: 'x', categoryId: id };
      const answer = await who.http(method, url, method === 'DELETE' ? undefined : body);
      expect([method, url, answer.status]).toEqual([method, url, status]);
    }
    const target = { kind: 'category', id } as const;
    await expect(who.calls.category.hierarchy()).rejects.toThrow();
    await expect(who.calls.category.contents(target)).rejects.toThrow();
    await expect(
      who.calls.quiz.removeWithContents({ target, typedName: 'x', quizzes: 0 }),
    ).rejects.toThrow();
  }
});
