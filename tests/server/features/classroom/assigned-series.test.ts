import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDeletedSeries } from '#server/features/series/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { rulePresets } from '#shared/features/quiz/rules.ts';
import { makeQuiz, makeSeries, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

/** A class of one learner with a series of three quizzes that is due in a week; the last quiz is a draft. */
async function classWithSeries() {
  const teacher = await world.person({ roles: ['teacher'] });
  const learner = await world.person();
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  const [first, second, draft] = [
    await makeQuiz(world, { title: 'Cells' }),
    await makeQuiz(world, { title: 'Tissues' }),
    await makeQuiz(world, { title: 'Organs', status: 'draft' }),
  ];
  await world.db
    .updateTable('quizzes')
    .set({ isListed: false })
    .where('id', '=', second.id)
    .execute();
  const { id: seriesId } = await makeSeries(world, [first.id, second.id, draft.id]);
  const { id: assignmentId } = await teacher.calls.classroom.assign({
    ...{ classId, seriesId, startsAt: inDays(0), dueAt: inDays(7) },
    late: { policy: 'deducted', percent: 10 },
  });
  const own = async () => {
    const [found] = (await learner.calls.classroom.own())[0]?.assignments ?? [];
    if (!found) throw new Error('The learner sees no assignment');
    return found;
  };
  const cell = { classId, assignmentId, userId: learner.id };
  return { teacher, learner, first, second, draft, seriesId, cell, own };
}

async function removeCategoryOf(seriesId: number) {
  const { id, displayName } = await world.db
    .selectFrom('categories')
    .innerJoin('series', 'series.categoryId', 'categories.id')
    .where('series.id', '=', seriesId)
    .select(['categories.id', 'categories.displayName'])
    .executeTakeFirstOrThrow();
  const admin = await world.person({ isAdmin: true });
  const target = { kind: 'category' as const, id };
  await admin.calls.quiz.removeWithContents({ target, typedName: displayName, quizzes: 0 });
}

test('a series shows its progress, the mean mark and the next quiz; it is done when each quiz is passed', async () => {
  const { teacher, learner, first, second, cell, own } = await classWithSeries();
  expect(await own()).toMatchObject({
    ...{ title: 'A path', quizId: null, state: 'open', mark: null },
    ...{ progress: { passed: 0, total: 2 }, next: { id: first.id, title: 'Cells' } },
  });
  await takeQuiz(learner, first.id, 9);
  await takeQuiz(learner, second.id, 4);
  expect(await own()).toMatchObject({
    ...{ state: 'open', mark: { percentage: 65, passed: false } },
    ...{ progress: { passed: 1, total: 2 }, next: { id: second.id } },
  });
  const { attempts, quizzes } = await teacher.calls.classroom.cell(cell);
  expect(quizzes).toMatchObject([
    { title: 'Cells', percentage: 90, isPassed: true },
    { title: 'Tissues', percentage: 40, isPassed: false },
  ]);
  expect(attempts.map(({ quizId, counts }) => [quizId, counts])).toEqual([
    [first.id, true],
    [second.id, true],
  ]);
  world.clock.advance(3 * day);
  const attemptId = await takeQuiz(learner, second.id, 8);
  expect(await own()).toMatchObject({
    ...{ state: 'done', mark: { percentage: 85, passed: true }, next: null },
    progress: { passed: 2, total: 2 },
  });
  expect(await learner.calls.classroom.remarks({ id: attemptId })).toMatchObject([
    { counts: true, progress: { passed: 2, total: 2 } },
  ]);
  const attempt = await teacher.calls.classroom.attempt({ classId: cell.classId, attemptId });
  expect(attempt).toMatchObject({ learner: { id: learner.id } });
});

test('a quiz that is passed late makes the series late, and only that quiz loses points', async () => {
  const { learner, first, second, own } = await classWithSeries();
  await takeQuiz(learner, first.id, 10);
  world.clock.advance(8 * day);
  expect(await own()).toMatchObject({ state: 'missing', progress: { passed: 1, total: 2 } });
  await takeQuiz(learner, second.id, 10);
  expect(await own()).toMatchObject({
    ...{ state: 'late', mark: { percentage: 95 } },
    computed: { percentage: 95, beforeDeduction: 100 },
  });
});

test('a series counts as it is now: published and added quizzes too, taken ones no more', async () => {
  const { learner, first, second, draft, seriesId, own } = await classWithSeries();
  await takeQuiz(learner, first.id, 10);
  await takeQuiz(learner, second.id, 10);
  expect(await own()).toMatchObject({ state: 'done' });
  const { db } = world;
  await db.updateTable('quizzes').set({ status: 'active' }).where('id', '=', draft.id).execute();
  expect(await own()).toMatchObject({
    ...{ state: 'open', progress: { passed: 2, total: 3 }, next: { title: 'Organs' } },
  });
  const admin = await world.person({ isAdmin: true });
  await admin.calls.series.arrange({ id: seriesId, quizIds: [second.id] });
  expect(await own()).toMatchObject({ state: 'done', progress: { passed: 1, total: 1 } });
  await admin.calls.series.removeMany({ ids: [seriesId] });
  expect(await own()).toMatchObject({
    ...{ state: 'upcoming', mark: null, progress: { passed: 0, total: 0 }, next: null },
  });
});

test('a mark by hand counts for the whole series, and passes by the highest pass mark of its quizzes', async () => {
  const { teacher, learner, first, cell, own } = await classWithSeries();
  const admin = await world.person({ isAdmin: true });
  const rules = { ...rulePresets.practice, passMarkPercent: 50 };
  const changed = await admin.http('PUT', `/api/quizzes/${first.id}`, { rules });
  expect(changed.status).toBe(200);
  await takeQuiz(learner, first.id, 10);
  await teacher.calls.classroom.override({ ...cell, percentage: 79, reason: 'Oral exam' });
  expect(await own()).toMatchObject({ state: 'done', mark: { percentage: 79, passed: false } });
  const { cells } = await teacher.calls.classroom.gradebook({ classId: cell.classId });
  expect(cells).toMatchObject([{ computed: { percentage: 100 }, isOverridden: true }]);
});

test.each(['by the list of series', 'by REST', 'with its category'])(
  'the column of a series that was deleted %s stays with its marks until the teacher removes it',
  async (how) => {
    const { teacher, seriesId, cell } = await classWithSeries();
    const admin = await world.person({ isAdmin: true });
    const { classroom } = teacher.calls;
    await classroom.override({ ...cell, percentage: 79, reason: 'Oral exam' });
    if (how === 'by REST') await admin.http('DELETE', `/api/series/${seriesId}`);
    else if (how === 'with its category') await removeCategoryOf(seriesId);
    else await admin.calls.series.removeMany({ ids: [seriesId] });
    const erase = () =>
      inTransaction(world.db, (tx) => eraseDeletedSeries(tx, new Date(inDays(31))));
    await erase();
    // It has no category to return to.
    if (how === 'with its category')
      expect(await admin.calls.series.restoreMany({ ids: [seriesId] })).toEqual([
        { id: seriesId, outcome: 'missing' },
      ]);
    const { cells } = await classroom.gradebook({ classId: cell.classId });
    expect(cells).toMatchObject([{ isOverridden: true, mark: { percentage: 79, passed: false } }]);
    await classroom.unassign({ classId: cell.classId, assignmentId: cell.assignmentId });
    await erase();
    const left = world.db.selectFrom('series').where('id', '=', seriesId).select('id');
    expect(await left.execute()).toEqual([]);
  },
);

test('a series that was deleted before its category stays deleted since then', async () => {
  const { seriesId } = await classWithSeries();
  const admin = await world.person({ isAdmin: true });
  await admin.calls.series.removeMany({ ids: [seriesId] });
  const stored = () =>
    world.db
      .selectFrom('series')
      .where('id', '=', seriesId)
      .select(['categoryId', 'deletedAt'])
      .executeTakeFirst();
  const { deletedAt } = (await stored()) ?? {};
  world.clock.advance(1000);
  await removeCategoryOf(seriesId);
  expect(await stored()).toEqual({ categoryId: null, deletedAt });
});

test('one thing is assigned, and a series that others cannot see is not found', async () => {
  const { teacher, first, seriesId, cell } = await classWithSeries();
  const { classId } = cell;
  const assign = (what: object) =>
    teacher.calls.classroom.assign({ ...what, classId, startsAt: inDays(0), dueAt: null });
  await expect(assign({})).rejects.toThrow('Choose a quiz or a series');
  await expect(assign({ quizId: first.id, seriesId })).rejects.toThrow('Choose a quiz or a series');
  await expect(assign({ seriesId: 2_000_000_000 })).rejects.toThrow('not found');
  await world.db
    .updateTable('series')
    .set({ status: 'archived' })
    .where('id', '=', seriesId)
    .execute();
  await expect(assign({ seriesId })).rejects.toThrow('not found');
});
