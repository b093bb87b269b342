import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const category = (id: number) => ({ kind: 'category' as const, id });
const subCategory = (id: number) => ({ kind: 'subCategory' as const, id });

const makeSub = (categoryId: number, name: string) =>
  admin.calls.category.createSub({ name, displayName: name, categoryId });

async function quizIn(categoryId: number, subCategoryId: number | null) {
  const { id } = await makeQuiz(world, { categoryId, questions: 2, createdBy: admin.id });
  await world.db.updateTable('quizzes').set({ subCategoryId }).where('id', '=', id).execute();
  return id;
}

const categoryOf = (id: number) =>
  world.db
    .selectFrom('quizzes')
    .leftJoin('subCategories', 'subCategories.id', 'quizzes.subCategoryId')
    .where('quizzes.id', '=', id)
    .select(['quizzes.categoryId', 'subCategories.name as sub'])
    .executeTakeFirstOrThrow();

const fresh = () => `c${crypto.randomUUID().slice(0, 8)}`;

/** Two categories; both have a sub-category of one name, and the first has another one. */
async function stage() {
  const names = { from: fresh(), into: fresh() };
  const [from, into] = [
    await makeCategory(world, names.from),
    await makeCategory(world, names.into),
  ];
  const [shared, own] = [await makeSub(from, 'shared'), await makeSub(from, 'own')];
  const namesake = await makeSub(into, 'shared');
  const quizzes = {
    loose: await quizIn(from, null),
    shared: await quizIn(from, shared.id),
    own: await quizIn(from, own.id),
    deleted: await quizIn(from, own.id),
  };
  await admin.calls.quiz.removeMany({ ids: [quizzes.deleted] });
  const { id: seriesId } = await world.db
    .insertInto('series')
    .values({ name: fresh(), displayName: 'Path', categoryId: from })
    .returning('id')
    .executeTakeFirstOrThrow();
  await admin.calls.quiz.setDraws({ id: quizzes.loose, draws: [{ count: 1, categoryId: from }] });
  return { names, from, into, shared, own, namesake, quizzes, seriesId };
}

test('the preview says what a merge changes, and the merge does exactly that', async () => {
  const { from, into, quizzes, seriesId } = await stage();
  const pair = { from: category(from), into: category(into) };
  expect(await admin.calls.category.previewMerge(pair)).toEqual({
    ...{ quizzes: 3, deletedQuizzes: 1, questions: 6, assignedQuizzes: 0 },
    ...{ movedSubCategories: 1, joinedSubCategories: 1, series: 1, posts: 0, draws: 1 },
  });
  // A preview changes nothing.
  expect(await categoryOf(quizzes.own)).toEqual({ categoryId: from, sub: 'own' });

  await admin.calls.category.merge({ ...pair, quizzes: 3 });
  expect(await categoryOf(quizzes.loose)).toEqual({ categoryId: into, sub: null });
  expect(await categoryOf(quizzes.shared)).toEqual({ categoryId: into, sub: 'shared' });
  expect(await categoryOf(quizzes.own)).toEqual({ categoryId: into, sub: 'own' });
  const subs = await admin.calls.category.listSub({ categoryId: into });
  expect(subs.map(({ name }) => name)).toEqual(['own', 'shared']);
  const series = world.db.selectFrom('series').where('id', '=', seriesId).select('categoryId');
  expect(await series.executeTakeFirst()).toEqual({ categoryId: into });
  const { draws } = await admin.calls.quiz.draws({ id: quizzes.loose });
  expect(draws.map(({ categoryId }) => categoryId)).toEqual([into]);
  const gone = { failure: 'not-found' };
  await expect(admin.calls.category.get({ id: from })).rejects.toMatchObject(gone);

  await admin.calls.quiz.restoreMany({ ids: [quizzes.deleted] });
  expect(await categoryOf(quizzes.deleted)).toEqual({ categoryId: into, sub: 'own' });
});

test('an old address leads to the new one, also after a second merge', async () => {
  const { names, from, into } = await stage();
  await admin.calls.category.merge({ from: category(from), into: category(into), quizzes: 9 });
  const last = { name: fresh(), id: 0 };
  last.id = await makeCategory(world, last.name);
  const movedTo = (sub?: string) =>
    world.guest.calls.category.movedTo({ category: names.from, sub });
  expect(await movedTo()).toEqual({ category: names.into, sub: null });
  expect(await movedTo('own')).toEqual({ category: names.into, sub: 'own' });
  expect(await movedTo('unknown')).toEqual({ category: names.into, sub: null });
  await admin.calls.category.merge({ from: category(into), into: category(last.id), quizzes: 9 });
  expect(await movedTo()).toEqual({ category: last.name, sub: null });
  expect(await movedTo('own')).toEqual({ category: last.name, sub: 'own' });
});

test('a sub-category is merged into one of another category', async () => {
  const { names, from, own, namesake, quizzes, into } = await stage();
  const pair = { from: subCategory(own.id), into: subCategory(namesake.id) };
  expect(await admin.calls.category.previewMerge(pair)).toMatchObject({ quizzes: 1, series: 0 });
  await admin.calls.category.merge({ ...pair, quizzes: 1 });
  expect(await categoryOf(quizzes.own)).toEqual({ categoryId: into, sub: 'shared' });
  expect(await categoryOf(quizzes.loose)).toEqual({ categoryId: from, sub: null });
  expect(await admin.calls.category.movedTo({ category: names.from, sub: 'own' })).toEqual({
    category: names.into,
    sub: 'shared',
  });
  expect(await admin.calls.category.movedTo({ category: names.from })).toBeNull();
});

test('what was not shown is not merged, nor are two of different kinds or one with itself', async () => {
  const { from, into, own } = await stage();
  const merge = admin.calls.category.merge;
  const pair = { from: category(from), into: category(into) };
  await expect(merge({ ...pair, quizzes: 2 })).rejects.toMatchObject({ failure: 'stale' });
  const invalid = { failure: 'invalid' };
  await expect(
    merge({ from: category(from), into: category(from), quizzes: 9 }),
  ).rejects.toMatchObject(invalid);
  await expect(
    merge({ from: category(from), into: subCategory(own.id), quizzes: 9 }),
  ).rejects.toMatchObject(invalid);
  await expect(merge({ ...pair, into: category(2_000_000), quizzes: 9 })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('the audit trail has every quiz that a merge moved', async () => {
  const { from, into, quizzes } = await stage();
  await admin.calls.category.merge({ from: category(from), into: category(into), quizzes: 3 });
  const { items } = await admin.calls.audit.page({ kind: 'quizzes', rowId: quizzes.own });
  expect(items[0]).toMatchObject({
    call: 'category.merge',
    before: { category_id: from },
    after: { category_id: into },
  });
});
