import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseDeletedQuizzes } from '#server/features/quiz/bulk/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { daysToRestore } from '#shared/kernel/limits.ts';
import { answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const day = 86_400_000;

test('several quizzes are published or made drafts, each with its own outcome', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const draft = await makeQuiz(world, { status: 'draft', questions: 2 });
  const active = await makeQuiz(world, { status: 'active', questions: 2 });
  const empty = await makeQuiz(world, { status: 'draft', questions: 0 });
  const unfinished = await makeQuiz(world, { status: 'draft', questions: 1 });
  await world.db
    .updateTable('questions')
    .set({ body: sql`body || '{"correctOption": null}'` })
    .where('quizId', '=', unfinished.id)
    .execute();
  const ids = [draft.id, active.id, empty.id, unfinished.id, 999_999];
  const outcomes = await admin.calls.quiz.setStatuses({
    changes: ids.map((id) => ({ id, status: 'active' as const })),
  });
  expect(outcomes).toEqual([
    { id: draft.id, outcome: 'done', before: { status: 'draft', publishesWhenOpen: false } },
    { id: active.id, outcome: 'unchanged' },
    { id: empty.id, outcome: 'refused', message: 'It has no questions yet.' },
    { id: unfinished.id, outcome: 'refused', message: expect.stringMatching(/^Question 1: /) },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect((await world.guest.calls.quiz.card({ id: draft.id })).status).toBe('active');
  await expect(world.guest.calls.quiz.card({ id: unfinished.id })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('a quiz whose category is gone stays, and the others are moved', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [first, second] = [await makeQuiz(world), await makeQuiz(world)];
  const categoryId = await makeCategory(world);
  const move = (id: number, to: number) => ({ id, categoryId: to, subCategoryId: null });
  expect(
    await admin.calls.quiz.moveMany({
      moves: [move(first.id, 999_999), move(second.id, categoryId)],
    }),
  ).toMatchObject([
    { id: first.id, outcome: 'refused', message: 'This category does not exist' },
    { id: second.id, outcome: 'done' },
  ]);
});

test('several quizzes are moved at once, and the outcome allows an undo', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [from, to] = [await makeCategory(world), await makeCategory(world)];
  const sub = await admin.calls.category.createSub({ name: 's', displayName: 'S', categoryId: to });
  const first = await makeQuiz(world, { categoryId: from });
  const second = await makeQuiz(world, { categoryId: to });
  const ids = [first.id, second.id];
  const moveAll = (categoryId: number | null, subCategoryId: number | null) =>
    admin.calls.quiz.moveMany({ moves: ids.map((id) => ({ id, categoryId, subCategoryId })) });
  const categories = () =>
    Promise.all(ids.map(async (id) => (await admin.calls.quiz.card({ id })).categoryId));

  expect(await moveAll(from, sub.id)).toMatchObject([
    { outcome: 'refused' },
    { outcome: 'refused' },
  ]);
  expect(await categories()).toEqual([from, to]);
  expect(await moveAll(null, null)).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }]);
  const outcomes = await moveAll(to, null);
  expect(outcomes).toEqual([
    { id: first.id, outcome: 'done', before: { categoryId: from, subCategoryId: null } },
    { id: second.id, outcome: 'unchanged' },
  ]);
  expect(await categories()).toEqual([to, to]);
  const moves = outcomes.flatMap((row) =>
    row.outcome === 'done' ? [{ id: row.id, ...row.before }] : [],
  );
  expect(await admin.calls.quiz.moveMany({ moves })).toMatchObject([{ outcome: 'done' }]);
  expect(await categories()).toEqual([from, to]);
});

test('a deleted quiz is hidden, and restored it is unchanged: questions, position in its series, results', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const { id, categoryId } = await makeQuiz(world, { title: 'Mislaid', questions: 3 });
  const series = await admin.calls.series.create({ name: 's', displayName: 'S', categoryId });
  await admin.calls.series.arrange({ id: series.id, quizIds: [id] });
  const attempt = await learner.calls.attempt.start({ quizId: id });
  await learner.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 3),
  });
  const before = await admin.calls.quiz.getForAuthor({ id });

  expect(await admin.calls.quiz.removeMany({ ids: [id, 999_999] })).toEqual([
    { id, outcome: 'done' },
    { id: 999_999, outcome: 'missing' },
  ]);
  await expect(admin.calls.quiz.getForAuthor({ id })).rejects.toMatchObject({
    failure: 'not-found',
  });
  expect((await world.guest.calls.series.get({ id: series.id })).quizzes).toEqual([]);
  expect((await admin.calls.quiz.pageForAuthor({ q: 'Mislaid' })).total).toBe(0);
  const deleted = await admin.calls.quiz.pageForAuthor({ q: 'Mislaid', deleted: true });
  expect(deleted.items.map((quiz) => quiz.id)).toEqual([id]);

  expect(await admin.calls.quiz.restoreMany({ ids: [id] })).toEqual([{ id, outcome: 'done' }]);
  expect(await admin.calls.quiz.getForAuthor({ id })).toEqual(before);
  const quizzes = (await world.guest.calls.series.get({ id: series.id })).quizzes;
  expect(quizzes.map((quiz) => quiz.id)).toEqual([id]);
});

test('a deleted quiz whose category was deleted since is not restored', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id, categoryId } = await makeQuiz(world);
  await admin.calls.quiz.removeMany({ ids: [id] });
  await admin.calls.category.remove({ id: categoryId });
  expect(await admin.calls.quiz.restoreMany({ ids: [id] })).toMatchObject([
    { id, outcome: 'refused' },
  ]);
  expect((await admin.calls.quiz.pageForAuthor({ deleted: true })).total).toBe(0);
});

test('deleted quizzes are found in their language, though no other quiz has it', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id } = await makeQuiz(world, { title: 'Die Katze', language: 'de' });
  await admin.calls.quiz.removeMany({ ids: [id] });
  const { items, languages } = await admin.calls.quiz.pageForAuthor({ q: 'Katzen', deleted: true });
  expect(items.map((quiz) => quiz.id)).toEqual([id]);
  expect(languages).toEqual(['de']);
});

test('a deleted quiz without attempts is erased when it can no longer be restored', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const untaken = await makeQuiz(world);
  const taken = await makeQuiz(world);
  const attempt = await learner.calls.attempt.start({ quizId: taken.id });
  await learner.calls.attempt.submit({ attemptId: attempt.id });
  await admin.calls.quiz.removeMany({ ids: [untaken.id, taken.id] });
  const left = async (days: number) => {
    const before = new Date(world.clock.now().getTime() + (days - daysToRestore) * day);
    await inTransaction(world.db, (tx) => eraseDeletedQuizzes(tx, before, world.clock.now()));
    const rows = await world.db.selectFrom('quizzes').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  };
  expect(await left(daysToRestore - 1)).toEqual([untaken.id, taken.id]);
  expect(await left(daysToRestore + 1)).toEqual([taken.id]);
});

test('authors find a quiz by its questions, learners do not', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id, questionIds } = await makeQuiz(world, { title: 'Plain title' });
  await world.db
    .updateTable('questions')
    .set({ text: 'Which 100%_sure moss glows?' })
    .where('id', '=', questionIds[0] ?? 0)
    .execute();
  const found = await admin.calls.quiz.pageForAuthor({ q: '100%_SURE Moss' });
  expect(found.items.map((quiz) => quiz.id)).toEqual([id]);
  expect((await admin.calls.quiz.pageForAuthor({ q: 'sure moss melts' })).total).toBe(0);
  expect((await world.guest.calls.quiz.page({ q: 'moss glows' })).total).toBe(0);
});

test('the list of authors is sorted by each of its columns, in both directions', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [a, b] = [await makeCategory(world, 'a'), await makeCategory(world, 'b')];
  const first = await makeQuiz(world, { title: 'Alpha', categoryId: b, questions: 1 });
  const second = await makeQuiz(world, {
    title: 'beta',
    categoryId: a,
    questions: 2,
    status: 'draft',
  });
  const order = async (
    sort: 'title' | 'category' | 'status' | 'questions',
    direction?: 'asc' | 'desc',
  ) => {
    const { items } = await admin.calls.quiz.pageForAuthor({ sort, direction });
    return items.map((quiz) => quiz.id);
  };
  const [up, down] = [
    [first.id, second.id],
    [second.id, first.id],
  ];
  expect(await order('title')).toEqual(up);
  expect(await order('title', 'desc')).toEqual(down);
  expect(await order('category')).toEqual(down);
  expect(await order('status')).toEqual(up);
  expect(await order('questions')).toEqual(down);
  expect(await order('questions', 'asc')).toEqual(up);
});
