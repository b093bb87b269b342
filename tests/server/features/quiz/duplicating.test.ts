import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  author = await world.person({ roles: ['author'] });
});
afterAll(() => world.close());

/** What a draft copy has in common with its quiz. */
const kept = {
  description: 'For tests',
  language: 'de',
  timeLimit: 25,
  questionsPerAttempt: 2,
  imageUrl: 'https://example.org/cover.png',
  imageAlt: 'A heron in the reeds',
  difficultyOverride: 'advanced',
  rules: { ...standardRules, passMarkPercent: 55, oneWay: true },
  isListed: false,
  isMembersOnly: true,
} as const;

/** What belongs to the publication of a quiz. */
const published = {
  opensAt: '2026-01-01T08:00:00.000Z',
  closesAt: '2099-01-01T08:00:00.000Z',
  accessCode: 'secret',
} as const;

async function stage() {
  const home = await makeQuiz(world, { questions: 3, language: 'de' });
  const quiz = await makeQuiz(world, {
    title: `Birds ${crypto.randomUUID()}`,
    questions: 3,
    language: 'de',
    createdBy: author.id,
  });
  await admin.calls.quiz.update({ id: quiz.id, ...kept, ...published });
  const tag = await admin.calls.question.createTag({ name: `feathers ${quiz.id}` });
  await admin.calls.question.tagMany({
    ids: quiz.questionIds.slice(0, 1),
    add: [tag.id],
    remove: [],
  });
  const [linked = 0] = home.questionIds;
  await admin.calls.quiz.setSlots({
    id: quiz.id,
    slots: [
      { kind: 'link', questionId: linked, position: 1 },
      { kind: 'draw', count: 1, categoryId: home.categoryId, difficulty: 'medium', position: 3 },
    ],
  });
  return { quiz, linked, tag };
}

test('a copy is a draft with everything that its quiz asks and how, without its publication', async () => {
  const { quiz, linked, tag } = await stage();
  const before = await author.calls.quiz.getForAuthor({ id: quiz.id });
  const { id, title } = await author.calls.quiz.duplicate({ id: quiz.id });
  expect(title).toBe(`Copy of ${before.title}`);
  const copy = await author.calls.quiz.getForAuthor({ id });
  expect(copy).toMatchObject({
    ...kept,
    ...{ status: 'draft', categoryId: before.categoryId, subCategoryId: before.subCategoryId },
    ...{ opensAt: null, closesAt: null, accessCode: null, publishesWhenOpen: false },
    ...{ attemptCount: 0, stars: null, translations: [], totalQuestions: 5, drawnQuestions: 2 },
  });
  const written = (questions: typeof copy.questions) =>
    questions.map(({ text, options, correctOption, explanation }) => [
      ...[text, options, correctOption, explanation],
    ]);
  expect(written(copy.questions)).toEqual(written(before.questions));
  const ids = copy.questions.map((question) => question.id);
  expect(ids.filter((one) => quiz.questionIds.includes(one))).toEqual([]);
  const { slots } = await author.calls.quiz.slots({ id });
  expect(slots.map(({ kind }) => kind)).toEqual(['own', 'link', 'own', 'draw', 'own']);
  expect(slots).toMatchObject([
    {},
    { questionId: linked },
    {},
    { count: 1, categoryId: expect.any(Number), difficulty: 'medium' },
    {},
  ]);
  const tags = await world.db
    .selectFrom('questionTags')
    .where('questionId', 'in', ids)
    .select(['questionId', 'tagId'])
    .execute();
  expect(tags).toEqual([{ questionId: ids[0], tagId: tag.id }]);
  // The quiz itself stays as it is.
  expect(await author.calls.quiz.getForAuthor({ id: quiz.id })).toEqual(before);
});

test('titles of copies are numbered, and cut to the longest length', async () => {
  const quiz = await makeQuiz(world, { title: 'x'.repeat(200), questions: 1 });
  const titles: string[] = [];
  for (let n = 0; n < 3; n += 1)
    titles.push((await admin.calls.quiz.duplicate({ id: quiz.id })).title);
  const cut = (length: number) => `Copy of ${'x'.repeat(length)}`;
  expect(titles).toEqual([cut(192), `${cut(188)} (2)`, `${cut(188)} (3)`]);
  const named = { id: quiz.id, title: 'Kopie' };
  expect((await admin.calls.quiz.duplicate(named)).title).toBe('Kopie');
  expect((await admin.calls.quiz.duplicate(named)).title).toBe('Kopie (2)');
  // The search for equal titles compares their beginnings, here up to half of a character.
  const emoji = { id: quiz.id, title: `${'x'.repeat(149)}😀 1` };
  await admin.calls.quiz.duplicate(emoji);
  expect((await admin.calls.quiz.duplicate(emoji)).title).toBe(`${emoji.title} (2)`);
});

test('an author copies own quizzes alone, and owns the copy of an administrator only if they made it', async () => {
  const quiz = await makeQuiz(world, { questions: 1 });
  await expect(author.calls.quiz.duplicate({ id: quiz.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const own = await makeQuiz(world, { questions: 1, createdBy: author.id });
  const { id } = await author.calls.quiz.duplicate({ id: own.id });
  await author.calls.quiz.update({ id, title: 'Mine' });
  const byAdmin = await admin.calls.quiz.duplicate({ id: own.id });
  await expect(author.calls.quiz.getForAuthor({ id: byAdmin.id })).rejects.toThrow();
});

test('a question that is deleted while its link is copied is in the copy all the same', async () => {
  const { quiz, linked } = await stage();
  const [{ id }] = await Promise.all([
    admin.calls.quiz.duplicate({ id: quiz.id }),
    admin.calls.quiz.archiveQuestions({ ids: [linked] }),
  ]);
  const { slots } = await admin.calls.quiz.slots({ id });
  expect(slots).toHaveLength(5);
  expect(slots.every((slot) => slot.kind !== 'link' || slot.isAsked)).toBe(true);
});

test('a call by REST makes a copy, which the audit trail has', async () => {
  const quiz = await makeQuiz(world, { title: 'For REST', questions: 1 });
  const { status, body } = await admin.http('POST', `/api/admin/quizzes/${quiz.id}/copies`, {});
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: 'Copy of For REST', status: 'draft' });
  const { id } = z.object({ id: z.int() }).parse(body);
  const entries = await world.db
    .selectFrom('auditEntries')
    .where('kind', '=', 'quizzes')
    .where('rowId', '=', id)
    .select(['actorId', 'action'])
    .execute();
  expect(entries).toContainEqual({ actorId: admin.id, action: 'created' });
});
