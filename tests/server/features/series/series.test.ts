import { expect, test } from 'vitest';
import { z } from 'zod';
import { eraseDeletedSeries } from '#server/features/series/mutations.ts';
import { findSeriesToPass } from '#server/features/series/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { SeriesWithQuizzesOnWire } from '#shared/features/series/schema.ts';
import { answersFor, makeCategory, makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const WireSeries = SeriesWithQuizzesOnWire.extend({
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

async function makeSeries(world: World, admin: Person, quizIds: number[], categoryId?: number) {
  const series = await admin.calls.series.create({
    name: 'A Path',
    displayName: 'A path',
    categoryId: categoryId ?? (await makeCategory(world)),
  });
  return admin.calls.series.arrange({ id: series.id, quizIds });
}

test('an administrator creates a series and every field reads back (RADM-09, ENT-20, VAL-36)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world, 'science');
  const created = await admin.http('POST', '/api/series', {
    name: 'My Series',
    displayName: 'My series',
    description: 'From the ground up',
    categoryId,
    imageUrl: 'https://example.com/a.png',
    imageAlt: ' A spiral staircase ',
    difficulty: 'advanced',
    estimatedDuration: 'About 2 hours',
    prerequisites: 'Curiosity\n\n  Patience ',
    learningOutcomes: ['Name things', 'Explain things'],
    status: 'active',
  });
  expect(created.status).toBe(201);
  const { id } = created.read(WireSeries);
  const answer = await world.guest.http('GET', `/api/series/${id}`);
  expect(answer.read(WireSeries)).toMatchObject({
    id,
    name: 'my_series',
    display_name: 'My series',
    description: 'From the ground up',
    category_id: categoryId,
    category_name: 'science',
    image_url: 'https://example.com/a.png',
    image_alt: 'A spiral staircase',
    difficulty: 'advanced',
    estimated_duration: 'About 2 hours',
    prerequisites: ['Curiosity', 'Patience'],
    learning_outcomes: ['Name things', 'Explain things'],
    status: 'active',
    quiz_count: 0,
    quizzes: [],
  });
});

test('an untouched series is active and for beginners (ASER-03); its name is made unique (VAL-36)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const input = { name: 'Ünïcode Path', displayName: 'P', categoryId: await makeCategory(world) };
  const [first, second, third] = await Promise.all([
    admin.calls.series.create({ ...input, imageUrl: '' }),
    admin.calls.series.create(input),
    admin.calls.series.create({ ...input, name: '日本語' }),
  ]);
  expect(first).toMatchObject({ status: 'active', difficulty: 'beginner', imageUrl: null });
  expect([first.name, second.name].toSorted()).toEqual(['unicode_path', 'unicode_path_2']);
  expect(third.name).toMatch(/^series_\d+$/);
});

test('a series without name, display name or category is refused with the text of the form (VAL-35)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const whole = { name: 'a', displayName: 'A', categoryId: await makeCategory(world) };
  for (const missing of ['name', 'displayName', 'categoryId']) {
    for (const value of [undefined, '']) {
      const answer = await admin.http('POST', '/api/series', { ...whole, [missing]: value });
      expect(answer.status, `${missing} ${value}`).toBe(400);
      expect(answer.body).toMatchObject({ message: 'Please fill in all required fields' });
    }
  }
  const nowhere = await admin.http('POST', '/api/series', { ...whole, categoryId: 999_999 });
  expect(nowhere.status).toBe(400);
});

test('the list has the snake_case fields and filters by category (SER-04, SER-06, SER-09)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [here, elsewhere] = [await makeCategory(world, 'here'), await makeCategory(world)];
  const quizzes = [await makeQuiz(world), await makeQuiz(world, { timeLimit: 65 })];
  const series = await makeSeries(
    world,
    admin,
    quizzes.map((quiz) => quiz.id),
    here,
  );
  await makeSeries(world, admin, [], elsewhere);
  const all = (await world.guest.http('GET', '/api/series')).read(z.array(z.looseObject({})));
  expect(all).toHaveLength(2);
  const answer = await world.guest.http('GET', `/api/categories/${here}/series`);
  const [card, ...others] = answer.read(z.array(z.looseObject({ id: z.int() })));
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    id: series.id,
    display_name: 'A path',
    category_name: 'here',
    quiz_count: 2,
    // Without a duration from the author, the sum of the time limits.
    estimated_duration: '1h 15m',
    prerequisites: [],
    learning_outcomes: [],
  });
  expect(Object.keys(card ?? {})).toEqual(
    expect.arrayContaining([
      'display_name',
      'category_name',
      'quiz_count',
      'estimated_duration',
      'created_at',
      'updated_at',
      'learning_outcomes',
    ]),
  );
  expect((await world.guest.http('GET', '/api/categories/999/series')).status).toBe(404);
});

test('quizzes are in the order that was set, numbered, with their numbers of questions (SER-12, SER-13)', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const [a, b, c] = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)];
  const series = await makeSeries(world, admin, [c.id, a.id, b.id]);
  const attempt = await ann.calls.attempt.start({ quizId: a.id });
  await ann.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 9),
  });
  await world.db
    .insertInto('quizStats')
    .values({ quizId: a.id, uniqueUsers: 1, attemptCount: 1 })
    .onConflict((oc) => oc.column('quizId').doUpdateSet({ uniqueUsers: 1, attemptCount: 1 }))
    .execute();
  const answer = await world.guest.http('GET', `/api/series/${series.id}`);
  const { quizzes } = answer.read(WireSeries);
  expect(quizzes.map(({ id, quiz_order }) => [id, quiz_order])).toEqual([
    [c.id, 1],
    [a.id, 2],
    [b.id, 3],
  ]);
  expect(quizzes[1]).toEqual({
    id: a.id,
    title: 'A quiz',
    description: 'For tests',
    language: 'en',
    quiz_order: 2,
    unique_users: 1,
    attempt_count: 1,
  });
  const moved = await admin.http('PUT', `/api/series/${series.id}/quizzes`, {
    quizIds: [b.id, c.id],
  });
  expect(moved.read(WireSeries).quizzes.map((quiz) => quiz.id)).toEqual([b.id, c.id]);
});

test('a quiz twice in a series, or a missing one, is refused and changes nothing', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world);
  const series = await makeSeries(world, admin, [quiz.id]);
  for (const quizIds of [
    [quiz.id, quiz.id],
    [quiz.id, 999_999],
  ]) {
    const answer = await admin.http('PUT', `/api/series/${series.id}/quizzes`, { quizIds });
    expect(answer.status).toBe(400);
  }
  expect((await admin.calls.series.get({ id: series.id })).quizzes).toHaveLength(1);
});

test('a deleted quiz is in its series again once it is restored, though the series was ordered meanwhile', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [a, b, c] = [await makeQuiz(world), await makeQuiz(world), await makeQuiz(world)];
  const { id } = await makeSeries(world, admin, [a.id, b.id, c.id]);
  const { quiz, series } = admin.calls;
  await quiz.removeMany({ ids: [b.id] });
  const { quizzes } = await series.arrange({ id, quizIds: [c.id, a.id] });
  expect(quizzes.map((each) => each.id)).toEqual([c.id, a.id]);
  await quiz.restoreMany({ ids: [b.id] });
  const restored = await series.getForAuthor({ id });
  expect(restored.quizzes.map((each) => each.id)).toEqual([c.id, a.id, b.id]);
});

test('visitors see active series and open quizzes only; an administrator sees all (decision 106)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [open, draft, empty] = [
    await makeQuiz(world),
    await makeQuiz(world, { status: 'draft' }),
    await makeQuiz(world, { questions: 0 }),
  ];
  const series = await makeSeries(world, admin, [draft.id, open.id, empty.id]);
  const seen = await world.guest.calls.series.get({ id: series.id });
  expect(seen.quizzes.map(({ id, quizOrder }) => [id, quizOrder])).toEqual([[open.id, 1]]);
  expect(seen.quizCount).toBe(1);
  expect((await admin.calls.series.get({ id: series.id })).quizCount).toBe(3);

  await admin.calls.series.update({ ...series, status: 'archived' });
  expect(await world.guest.calls.series.list({})).toEqual([]);
  expect((await world.guest.http('GET', `/api/series/${series.id}`)).status).toBe(404);
  expect(await admin.calls.series.listForAuthor({})).toHaveLength(1);
});

test('a quiz names the first of its series that visitors see', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id } = await makeQuiz(world);
  const hidden = await makeSeries(world, admin, [id]);
  const shown = await makeSeries(world, admin, [id]);
  const named = async () => (await world.guest.calls.quiz.card({ id })).seriesId;
  expect(await named()).toBe(hidden.id);
  await admin.calls.series.update({ id: hidden.id, status: 'archived' });
  expect(await named()).toBe(shown.id);
  await admin.calls.series.update({ id: shown.id, status: 'archived' });
  expect(await named()).toBeNull();
});

test('a series can be changed and deleted; its quizzes stay', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world);
  const series = await makeSeries(world, admin, [quiz.id]);
  const { name: _, ...fields } = series;
  const changed = await admin.http('PUT', `/api/series/${series.id}`, {
    ...fields,
    displayName: 'Another path',
  });
  expect(changed.read(WireSeries)).toMatchObject({ name: 'a_path', display_name: 'Another path' });
  expect((await admin.http('DELETE', `/api/series/${series.id}`)).status).toBe(200);
  expect((await admin.http('DELETE', `/api/series/${series.id}`)).status).toBe(404);
  expect((await world.guest.calls.quiz.card({ id: quiz.id })).id).toBe(quiz.id);
});

test('only administrators can write series', async () => {
  await using world = await createWorld();
  const [admin, ann] = [await world.person({ isAdmin: true }), await world.person()];
  const { id } = await makeSeries(world, admin, []);
  const body = { name: 'x', displayName: 'X', categoryId: 1, quizIds: [] };
  for (const [method, path] of [
    ['POST', '/api/series'],
    ['PUT', `/api/series/${id}`],
    ['PUT', `/api/series/${id}/quizzes`],
    ['DELETE', `/api/series/${id}`],
  ] as const) {
    expect((await world.guest.http(method, path, body)).status, `${method} ${path}`).toBe(401);
    expect((await ann.http(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
});

test('a learner’s progress counts the mastered quizzes of each series, once each', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [ann, ben] = [await world.person(), await world.person()];
  const quizzes = [
    await makeQuiz(world, { questions: 1 }),
    await makeQuiz(world, { questions: 1 }),
  ];
  const series = await makeSeries(
    world,
    admin,
    quizzes.map(({ id }) => id),
  );
  const take = async (person: Person, quizId: number, correct: number) => {
    const { id, questions } = await person.calls.attempt.start({ quizId });
    await person.calls.attempt.submit({
      attemptId: id,
      answers: answersFor(questions, correct),
    });
  };
  expect(await ann.calls.series.progress()).toEqual([]);
  await take(ann, quizzes[0]?.id ?? 0, 1);
  await take(ann, quizzes[1]?.id ?? 0, 0);
  await take(ben, quizzes[0]?.id ?? 0, 0);
  const oneOfTwo = { seriesId: series.id, mastered: 1, quizCount: 2, quizzes: null };
  expect(await ann.calls.series.progress()).toEqual([oneOfTwo]);
  expect(await ben.calls.series.progress()).toEqual([]);
  world.clock.advance(6 * 24 * 3_600_000);
  await take(ann, quizzes[0]?.id ?? 0, 1);
  expect(await ann.calls.series.progress()).toEqual([oneOfTwo]);
  await admin.calls.quiz.remove({ id: quizzes[0]?.id ?? 0 });
  expect(await ann.calls.series.progress()).toEqual([]);
});

test('a member is shown the quizzes that a certificate asks for, also those that guests are not', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const ids: number[] = [];
  for (const changes of [
    { isMembersOnly: true },
    {},
    { isListed: false },
    { isByLink: true, isMembersOnly: true, isListed: false },
  ]) {
    const { id } = await makeQuiz(world, { questions: 1 });
    await admin.calls.quiz.update({ id, ...changes });
    ids.push(id);
  }
  const series = await makeSeries(world, admin, ids);
  const idsOf = (quizzes: { id: number }[] | null | undefined) => quizzes?.map(({ id }) => id);
  const asked = await findSeriesToPass(world.db, series.id);
  expect(asked?.quizzes.map(({ quizId }) => quizId)).toEqual(ids.slice(0, 3));
  const [before] = await ann.calls.series.progress();
  expect(before).toMatchObject({ seriesId: series.id, mastered: 0, quizCount: 3 });
  expect(idsOf(before?.quizzes)).toEqual(ids.slice(0, 3));
  expect(before?.quizzes?.map(({ quizOrder }) => quizOrder)).toEqual([1, 2, 3]);
  for (const id of ids.slice(0, 2)) await takeQuiz(ann, id);
  expect(await ann.calls.series.progress()).toMatchObject([{ mastered: 2, quizCount: 3 }]);
  expect(idsOf((await world.guest.calls.series.get({ id: series.id })).quizzes)).toEqual([ids[1]]);
});

test('progress names no series that is not shown, nor its unlisted quizzes', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ann = await world.person();
  const [mastered, unlisted] = [
    await makeQuiz(world, { questions: 1 }),
    await makeQuiz(world, { questions: 1 }),
  ];
  await admin.calls.quiz.update({ id: unlisted.id, isListed: false });
  const { id } = await makeSeries(world, admin, [mastered.id, unlisted.id]);
  await takeQuiz(ann, mastered.id);
  await admin.calls.series.update({ id, status: 'archived' });
  expect(await ann.calls.series.progress()).toEqual([]);
  await admin.calls.series.update({ id, status: 'active' });
  expect(await ann.calls.series.progress()).toMatchObject([{ seriesId: id, mastered: 1 }]);
  await admin.calls.series.removeMany({ ids: [id] });
  expect(await ann.calls.series.progress()).toEqual([]);
});

test('deleted series are hidden everywhere and can be restored with their quizzes for a time', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world, 'science');
  const quiz = await makeQuiz(world, { categoryId });
  const { series } = admin.calls;
  const { id } = await series.create({ name: 'path', displayName: 'Path', categoryId });
  await series.arrange({ id, quizIds: [quiz.id] });
  const shown = async () => ({
    lists: [await series.list({}), await series.listForAuthor({})].map((list) => list.length),
    found: (await series.search({ text: 'path' })).length,
    rest: (await world.guest.http('GET', `/api/series/${id}`)).status,
    ofQuiz: (await admin.calls.quiz.getForAuthor({ id: quiz.id })).seriesId,
    inCategory: (await admin.calls.category.hierarchy())[0]?.seriesCount,
  });
  const everywhere = { lists: [1, 1], found: 1, rest: 200, ofQuiz: id, inCategory: 1 };
  expect(await shown()).toEqual(everywhere);
  const remove = () => series.removeMany({ ids: [id] });
  const restore = () => series.restoreMany({ ids: [id] });
  expect(await remove()).toEqual([{ id, outcome: 'done' }]);
  expect(await remove()).toEqual([{ id, outcome: 'missing' }]);
  expect(await shown()).toEqual({
    lists: [0, 0],
    found: 0,
    rest: 404,
    ofQuiz: null,
    inCategory: 0,
  });
  await expect(series.update({ id, displayName: 'New' })).rejects.toMatchObject({
    failure: 'not-found',
  });
  expect(await restore()).toEqual([{ id, outcome: 'done' }]);
  expect(await restore()).toEqual([{ id, outcome: 'missing' }]);
  expect(await shown()).toEqual(everywhere);
  expect(await series.get({ id })).toMatchObject({ quizzes: [{ id: quiz.id }] });

  await remove();
  await inTransaction(world.db, (tx) => eraseDeletedSeries(tx, world.clock.now()));
  expect(await restore()).toEqual([{ id, outcome: 'done' }]);
  await remove();
  world.clock.advance(1000);
  await inTransaction(world.db, (tx) => eraseDeletedSeries(tx, world.clock.now()));
  expect(await restore()).toEqual([{ id, outcome: 'missing' }]);
});

test('a category with only deleted series is deleted with them', async () => {
  await using world = await createWorld();
  const { calls } = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  const { id } = await calls.series.create({ name: 'path', displayName: 'Path', categoryId });
  await calls.series.removeMany({ ids: [id] });
  await calls.category.remove({ id: categoryId });
  expect(await calls.series.restoreMany({ ids: [id] })).toEqual([{ id, outcome: 'missing' }]);
});
