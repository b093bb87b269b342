import { expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person } from '#tests/support/world.ts';

const tagsOf = async (admin: Person, name: string) =>
  (await admin.calls.question.tags()).find((tag) => tag.name === name);

test('a tag is known by its name without case; creating it again answers the same one', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const first = await admin.calls.question.createTag({
    name: '  World   history ',
    colour: 'teal',
  });
  expect(first).toEqual({
    id: expect.any(Number),
    name: 'World history',
    colour: 'teal',
    questionCount: 0,
  });
  expect(await admin.calls.question.createTag({ name: 'WORLD HISTORY' })).toEqual(first);
  const other = await admin.calls.question.createTag({ name: 'Étude' });
  expect((await admin.calls.question.createTag({ name: 'ÉTUDE' })).id).toBe(other.id);
  expect((await admin.calls.question.createTag({ name: 'Etude' })).id).not.toBe(other.id);
  await expect(admin.calls.question.createTag({ name: '   ' })).rejects.toThrow(
    'Please give the tag a name',
  );
});

test('a tag is renamed, also to other capitals, but not to the name of another one', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id } = await admin.calls.question.createTag({ name: 'algebra' });
  await admin.calls.question.createTag({ name: 'geometry' });
  expect(await admin.calls.question.updateTag({ id, name: 'Algebra', colour: 'rose' })).toEqual({
    id,
    name: 'Algebra',
    colour: 'rose',
    questionCount: 0,
  });
  await expect(admin.calls.question.updateTag({ id, name: 'Geometry' })).rejects.toMatchObject({
    failure: 'conflict',
  });
  await expect(
    admin.calls.question.updateTag({ id: 999_999, colour: 'blue' }),
  ).rejects.toMatchObject({ failure: 'not-found' });
});

test('several questions are tagged at once, and the outcome allows an undo', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuiz(world, { questions: 2 });
  const [one = 0, two = 0] = questionIds;
  const red = await admin.calls.question.createTag({ name: 'red' });
  const blue = await admin.calls.question.createTag({ name: 'blue' });
  await admin.calls.question.setTags({ id: one, tagIds: [red.id] });
  const outcomes = await admin.calls.question.tagMany({
    ids: [one, two, 999_999],
    add: [red.id, 999_999],
    remove: [blue.id],
  });
  expect(outcomes).toEqual([
    { id: one, outcome: 'unchanged' },
    { id: two, outcome: 'done', added: [red.id], removed: [] },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect(await tagsOf(admin, 'red')).toMatchObject({ questionCount: 2 });
  expect(await admin.calls.question.setTags({ id: two, tagIds: [blue.id] })).toEqual({
    id: two,
    outcome: 'done',
    added: [blue.id],
    removed: [red.id],
  });
  await expect(
    admin.calls.question.setTags({ id: 999_999, tagIds: [red.id] }),
  ).rejects.toMatchObject({ failure: 'not-found' });
});

test('tags are merged as the preview says: each question has the remaining tag once', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuiz(world, { questions: 3 });
  const create = async (name: string) => (await admin.calls.question.createTag({ name })).id;
  const [keep, typo, plural] = [await create('verb'), await create('vreb'), await create('verbs')];
  const [one = 0, two = 0, three = 0] = questionIds;
  await admin.calls.question.setTags({ id: one, tagIds: [keep, typo] });
  await admin.calls.question.setTags({ id: two, tagIds: [typo, plural] });
  await admin.calls.question.setTags({ id: three, tagIds: [plural] });
  const merge = { ids: [typo, plural], into: keep };
  expect(await admin.calls.question.previewMerge(merge)).toEqual({
    questionCount: 3,
    alreadyTagged: 1,
  });
  expect(await admin.calls.question.mergeTags(merge)).toMatchObject({ questionCount: 3 });
  expect((await admin.calls.question.tags()).map(({ name }) => name)).toEqual(['verb']);
  await expect(admin.calls.question.mergeTags({ ids: [keep], into: keep })).rejects.toMatchObject({
    failure: 'invalid',
  });
  await expect(
    admin.calls.question.mergeTags({ ids: [keep], into: 999_999 }),
  ).rejects.toMatchObject({ failure: 'not-found' });
  expect(await tagsOf(admin, 'verb')).toMatchObject({ questionCount: 3 });
});

test('a deleted tag leaves its questions, and the audit trail says which', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuiz(world, { questions: 2 });
  const tag = await admin.calls.question.createTag({ name: 'old' });
  await admin.calls.question.tagMany({ ids: questionIds, add: [tag.id] });
  await admin.calls.question.removeTag({ id: tag.id });
  expect(await admin.calls.question.tags()).toEqual([]);
  const { items } = await admin.calls.audit.page({});
  const entries = items.map(({ kind, rowId, action, before, after }) => ({
    kind,
    rowId,
    action,
    before,
    after,
  }));
  const tags = { tags: [tag.id] };
  expect(entries).toEqual(
    expect.arrayContaining([
      ...questionIds.flatMap((rowId) => [
        { kind: 'questions', rowId, action: 'changed', before: {}, after: tags },
        { kind: 'questions', rowId, action: 'changed', before: tags, after: {} },
      ]),
      {
        kind: 'tags',
        rowId: tag.id,
        action: 'deleted',
        before: { name: 'old', colour: 'slate' },
        after: {},
      },
    ]),
  );
  await expect(admin.calls.question.removeTag({ id: tag.id })).rejects.toMatchObject({
    failure: 'not-found',
  });
});
