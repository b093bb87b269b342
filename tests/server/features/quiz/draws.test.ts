import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { eraseDeletedQuizzes } from '#server/features/quiz/bulk/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import { isAnyLockAwaited } from '#tests/support/awaited-locks.ts';
import { answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const hours = 3_600_000;

interface StageOptions {
  own?: number;
  bank?: number;
  status?: 'active' | 'draft';
}

/** A quiz with own questions, and one in another category to draw from. */
async function stage({ own = 2, bank = 6, status = 'active' }: StageOptions = {}) {
  const source = await makeQuiz(world, { questions: bank, status: 'draft' });
  const quiz = await makeQuiz(world, { questions: own, status });
  return { source, quiz };
}

const draw = (quizId: number, ...draws: Parameters<typeof admin.calls.quiz.setDraws>[0]['draws']) =>
  admin.calls.quiz.setDraws({ id: quizId, draws });

const idsOf = (attempt: { questions: readonly { questionId: number }[] }) =>
  attempt.questions.map(({ questionId }) => questionId);

const card = async (id: number) => admin.calls.quiz.getForAuthor({ id });

test('an attempt asks own questions and drawn ones, without repetition, and stores what was asked', async () => {
  const { quiz, source } = await stage();
  await draw(quiz.id, { count: 4, categoryId: source.categoryId });
  expect(await card(quiz.id)).toMatchObject({
    totalQuestions: 6,
    drawnQuestions: 4,
    questionCount: 6,
  });
  const person = await world.person();
  const attempt = await person.calls.attempt.start({ quizId: quiz.id });
  const ids = idsOf(attempt);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toEqual(expect.arrayContaining(quiz.questionIds));
  const drawn = ids.filter((id) => !quiz.questionIds.includes(id));
  for (const id of drawn) expect(source.questionIds).toContain(id);
  expect(JSON.stringify(attempt)).not.toContain('secret explanation');
  // The bank changes afterwards; the paper does not.
  await admin.calls.quiz.archiveQuestions({ ids: source.questionIds });
  const outcome = await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 6),
  });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 6, totalQuestions: 6 } });
});

test('another attempt draws what the learner has not seen', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 6 });
  await draw(quiz.id, { count: 3, categoryId: source.categoryId });
  const person = await world.person();
  const seen: number[] = [];
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const attempt = await person.calls.attempt.start({ quizId: quiz.id });
    seen.push(...idsOf(attempt));
    await person.calls.attempt.submit({ attemptId: attempt.id, answers: [] });
    world.clock.advance(49 * hours);
  }
  expect(seen.sort((a, b) => a - b)).toEqual(source.questionIds);
});

test('a draw takes complete questions of its category, difficulty, tags and language only', async () => {
  const { quiz, source } = await stage({ own: 1, bank: 6, status: 'draft' });
  const [incomplete = 0, archived = 0, hard = 0, tagged = 0, ...others] = source.questionIds;
  const { db } = world;
  await db
    .updateTable('questions')
    .set({ isComplete: false })
    .where('id', '=', incomplete)
    .execute();
  await admin.calls.quiz.archiveQuestions({ ids: [archived] });
  await admin.calls.quiz.setDifficulties({ changes: [{ id: hard, difficulty: 'hard' }] });
  const tag = await admin.calls.question.createTag({ name: `tag of ${quiz.id}` });
  await admin.calls.question.setTags({ id: tagged, tagIds: [tag.id] });
  const other = await makeQuiz(world, { categoryId: source.categoryId, language: 'de' });
  const deleted = await makeQuiz(world, { categoryId: source.categoryId });
  await admin.calls.quiz.removeMany({ ids: [deleted.id] });

  const { categoryId } = source;
  const matching = async (rule: object) =>
    (await admin.calls.quiz.countDrawn({ id: quiz.id, categoryId, ...rule })).available;
  expect(await matching({})).toBe(2 + others.length);
  expect(await matching({ difficulty: 'hard' })).toBe(1);
  expect(await matching({ difficulty: 'easy' })).toBe(0);
  expect(await matching({ tagIds: [tag.id] })).toBe(1);
  expect(await matching({ categoryId: quiz.categoryId })).toBe(0);
  await admin.calls.quiz.update({ id: quiz.id, language: 'de' });
  expect(await matching({})).toBe(other.questionIds.length);
});

test('draws that overlap find different questions', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 4, status: 'draft' });
  const [only = 0] = source.questionIds;
  const tag = await admin.calls.question.createTag({ name: `only ${quiz.id}` });
  await admin.calls.question.setTags({ id: only, tagIds: [tag.id] });
  const { categoryId } = source;
  const { draws } = await draw(quiz.id, { count: 3, categoryId }, { count: 1, tagIds: [tag.id] });
  expect(draws).toMatchObject([
    { count: 3, available: 4, tags: [] },
    { count: 1, available: 1, tags: [{ id: tag.id }] },
  ]);
  const sample = await admin.calls.quiz.sampleDraws({ id: quiz.id });
  expect(sample.missing).toBe(0);
  expect(sample.questions.map(({ id }) => id).sort((a, b) => a - b)).toEqual(source.questionIds);
});

test('a sample has how many questions each draw has found', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 3, status: 'draft' });
  const [only = 0] = source.questionIds;
  const tag = await admin.calls.question.createTag({ name: `few ${quiz.id}` });
  await admin.calls.question.setTags({ id: only, tagIds: [tag.id] });
  await draw(quiz.id, { count: 2, tagIds: [tag.id] }, { count: 2, categoryId: source.categoryId });
  const sample = await admin.calls.quiz.sampleDraws({ id: quiz.id });
  expect(sample).toMatchObject({ missing: 1, found: [1, 2] });
  expect(sample.questions[0]?.id).toBe(only);
});

test('a sample with a seed has the same questions each time, and others with another seed', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 12, status: 'draft' });
  await draw(quiz.id, { count: 3, categoryId: source.categoryId });
  const drawn = async (seed: number) => {
    const { questions } = await admin.calls.quiz.sampleDraws({ id: quiz.id, seed });
    return questions.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const samples = await Promise.all([1, 2, 3, 4].map(drawn));
  expect(await Promise.all([1, 2, 3, 4].map(drawn))).toEqual(samples);
  expect(new Set(samples.map(String)).size).toBeGreaterThan(1);
});

test('an active quiz refuses draws that the bank cannot fill, and a draft is not published with them', async () => {
  const { quiz, source } = await stage({ own: 1, bank: 3 });
  const { categoryId } = source;
  const message = 'The draws ask for 4 questions, but the bank has only 3 that match.';
  await expect(draw(quiz.id, { count: 4, categoryId })).rejects.toMatchObject({
    failure: 'invalid',
    details: { fields: { draws: message } },
  });
  expect(await card(quiz.id)).toMatchObject({ totalQuestions: 1, drawnQuestions: 0 });

  const draft = await makeQuiz(world, { questions: 0, status: 'draft' });
  await draw(draft.id, { count: 4, categoryId });
  await expect(admin.calls.quiz.update({ id: draft.id, status: 'active' })).rejects.toMatchObject({
    details: { fields: { draws: message } },
  });
  await expect(
    admin.calls.quiz.save({ id: draft.id, quiz: { status: 'active' }, questions: [] }),
  ).rejects.toMatchObject({ details: { fields: { draws: message } } });
  expect(
    await admin.calls.quiz.setStatuses({ changes: [{ id: draft.id, status: 'active' }] }),
  ).toEqual([{ id: draft.id, outcome: 'refused', message }]);
  await draw(draft.id, { count: 2, categoryId });
  await admin.calls.quiz.save({ id: draft.id, quiz: { status: 'active' }, questions: [] });
  expect(await world.guest.calls.quiz.card({ id: draft.id })).toMatchObject({ questionCount: 2 });
  const preview = await world.guest.http('GET', `/api/quizzes/${draft.id}/random`);
  expect(preview.body).toMatchObject({ attemptId: null, questions: [{}, {}] });
});

test.each(['setDraws', 'setSlots'] as const)(
  '%s refuses draws that the bank cannot fill for a quiz that is published meanwhile',
  async (call) => {
    const { quiz, source } = await stage({ own: 1, bank: 3, status: 'draft' });
    const rule = { count: 4, categoryId: source.categoryId };
    const calls = {
      setDraws: () => draw(quiz.id, rule),
      setSlots: () =>
        admin.calls.quiz.setSlots({ id: quiz.id, slots: [{ kind: 'draw', position: 1, ...rule }] }),
    };
    const [held, callWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const publication = inTransaction(world.db, async (tx) => {
      await tx.updateTable('quizzes').set({ status: 'active' }).where('id', '=', quiz.id).execute();
      held.resolve();
      await callWaits.promise;
    });
    await held.promise;
    const refused = expect(calls[call]()).rejects.toThrow('The draws ask for 4 questions');
    await expect.poll(() => isAnyLockAwaited(world)).toBe(true);
    callWaits.resolve();
    await publication;
    await refused;
  },
);

test('draws are counted in the language that a save gives the quiz', async () => {
  const { quiz, source } = await stage({ own: 1, bank: 3, status: 'draft' });
  await admin.calls.quiz.update({ id: source.id, language: 'fr' });
  await draw(quiz.id, { count: 3, categoryId: source.categoryId });
  // Both publish it in the language of the bank.
  await admin.calls.quiz.save({
    ...{ id: quiz.id, quiz: { language: 'fr', status: 'active' }, questions: [] },
  });
  await admin.calls.quiz.update({ id: quiz.id, status: 'draft', language: 'en' });
  await admin.calls.quiz.update({ id: quiz.id, status: 'active', language: 'fr' });
  const refusal = {
    details: {
      fields: { draws: 'The draws ask for 3 questions, but the bank has only 0 that match.' },
    },
  };
  // A published quiz keeps a language that its draws can be filled in.
  await expect(admin.calls.quiz.update({ id: quiz.id, language: 'en' })).rejects.toMatchObject(
    refusal,
  );
  await expect(
    admin.calls.quiz.save({ id: quiz.id, quiz: { language: 'en' }, questions: [] }),
  ).rejects.toMatchObject(refusal);
  expect(await card(quiz.id)).toMatchObject({ language: 'fr', status: 'active' });
  await admin.calls.quiz.update({ id: quiz.id, status: 'draft' });
  await expect(
    admin.calls.quiz.update({ id: quiz.id, status: 'active', language: 'en' }),
  ).rejects.toMatchObject(refusal);
});

test('a quiz without questions and draws is not published', async () => {
  const { id } = await makeQuiz(world, { questions: 0, status: 'draft' });
  await expect(
    admin.calls.quiz.save({ id, quiz: { status: 'active' }, questions: [] }),
  ).rejects.toMatchObject({
    details: { fields: { questions: 'At least 1 question is required' } },
  });
});

test('an attempt asks fewer questions when the bank has lost some, and does not start without any', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 3 });
  await draw(quiz.id, { count: 3, categoryId: source.categoryId });
  const [first = 0, ...others] = source.questionIds;
  await admin.calls.quiz.archiveQuestions({ ids: [first] });
  const attempt = await (await world.person()).calls.attempt.start({ quizId: quiz.id });
  expect(idsOf(attempt).sort((a, b) => a - b)).toEqual(others);
  await admin.calls.quiz.archiveQuestions({ ids: others });
  await expect(
    (await world.person()).calls.attempt.start({ quizId: quiz.id }),
  ).rejects.toMatchObject({ failure: 'conflict' });
});

test('a merge of tags changes draws too; a tag or category that a draw names is not deleted', async () => {
  const { quiz, source } = await stage({ own: 1, bank: 2, status: 'draft' });
  const former = await admin.calls.question.createTag({ name: `former ${quiz.id}` });
  const tag = await admin.calls.question.createTag({ name: `latter ${quiz.id}` });
  const empty = await makeCategory(world);
  await draw(quiz.id, { count: 1, tagIds: [former.id] }, { count: 1, categoryId: empty });
  await expect(admin.calls.question.removeTag({ id: former.id })).rejects.toMatchObject({
    failure: 'conflict',
    message: 'A quiz draws questions by this tag. Change its draws first.',
  });
  await admin.calls.question.mergeTags({ ids: [former.id], into: tag.id });
  const { draws } = await admin.calls.quiz.draws({ id: quiz.id });
  expect(draws).toMatchObject([{ tags: [{ id: tag.id }] }, { categoryId: empty }]);

  await expect(admin.calls.category.remove({ id: empty })).rejects.toMatchObject({
    failure: 'conflict',
    message: 'A quiz draws questions from this category. Change its draws first.',
  });
  await admin.calls.quiz.removeMany({ ids: [quiz.id] });
  await admin.calls.category.remove({ id: empty });
  await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
  expect(await card(quiz.id)).toMatchObject({ drawnQuestions: 1 });
  await draw(quiz.id);
  await admin.calls.question.removeTag({ id: tag.id });
  expect(await card(quiz.id)).toMatchObject({ drawnQuestions: 0, totalQuestions: 1 });
  expect(source.questionIds).toHaveLength(2);
});

test('a tag is deleted though a deleted quiz draws by it; a restored quiz has its other draws', async () => {
  const { quiz } = await stage({ own: 1, bank: 2, status: 'draft' });
  const tag = await admin.calls.question.createTag({ name: `leaving ${quiz.id}` });
  const staying = await admin.calls.question.createTag({ name: `staying ${quiz.id}` });
  const by = (...tagIds: number[]) => ({ count: 1, tagIds });
  await draw(quiz.id, by(tag.id), by(staying.id, tag.id), by(staying.id));
  await admin.calls.quiz.removeMany({ ids: [quiz.id] });
  await admin.calls.question.removeTag({ id: tag.id });
  await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
  const { draws } = await admin.calls.quiz.draws({ id: quiz.id });
  expect(draws).toMatchObject([{ tags: [{ id: staying.id }] }]);
  expect(await card(quiz.id)).toMatchObject({ drawnQuestions: 1 });
});

test('unknown tags and categories are refused', async () => {
  const { quiz } = await stage({ status: 'draft' });
  await expect(draw(quiz.id, { count: 1, tagIds: [999_999] })).rejects.toMatchObject({
    failure: 'not-found',
  });
  await expect(draw(quiz.id, { count: 1, categoryId: 999_999 })).rejects.toMatchObject({
    details: { fields: { draws: 'This category does not exist' } },
  });
});

test('a question that another quiz has drawn is archived with its quiz, never erased', async () => {
  const { quiz, source } = await stage({ own: 0, bank: 2 });
  await draw(quiz.id, { count: 1, categoryId: source.categoryId });
  const attempt = await (await world.person()).calls.attempt.start({ quizId: quiz.id });
  const [asked = 0] = idsOf(attempt);
  const rows = () =>
    world.db
      .selectFrom('questions')
      .where('id', 'in', source.questionIds)
      .select(['id', 'archivedAt'])
      .execute();
  await admin.calls.quiz.removeCopies({ ids: source.questionIds, quizId: source.id });
  expect(await rows()).toEqual([{ id: asked, archivedAt: expect.any(Date) }]);
  await admin.calls.quiz.remove({ id: source.id });
  world.clock.advance(24 * hours);
  await inTransaction(world.db, (tx) =>
    eraseDeletedQuizzes(tx, world.clock.now(), world.clock.now()),
  );
  expect(await rows()).toHaveLength(1);
});

test('a start and the removal of the question that it draws run one after the other', async () => {
  const person = await world.person();
  // The removal begins at another moment of the start in each round.
  for (let round = 0; round < 24; round += 1) {
    const { quiz, source } = await stage({ own: 1, bank: 1 });
    await draw(quiz.id, { count: 1, categoryId: source.categoryId });
    const [started] = await Promise.all([
      person.calls.attempt.start({ quizId: quiz.id }),
      setTimeout(round / 2).then(() =>
        admin.calls.quiz.removeCopies({ ids: source.questionIds, quizId: source.id }),
      ),
    ]);
    const { stored } = await world.db
      .selectFrom('questions')
      .where('id', 'in', idsOf(started))
      .select(sql<number>`count(*)`.as('stored'))
      .executeTakeFirstOrThrow();
    expect(stored).toBe(started.questions.length);
  }
});

test('results of drawn questions count for them while their quiz is saved, and in a recount', async () => {
  const { quiz, source } = await stage({ own: 1, bank: 3 });
  await draw(quiz.id, { count: 3, categoryId: source.categoryId });
  const people = await Promise.all(Array.from({ length: 8 }, () => world.person()));
  for (const person of people) {
    const attempt = await person.calls.attempt.start({ quizId: quiz.id });
    await person.calls.attempt.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 4),
    });
  }
  const stored = await card(source.id);
  await Promise.all([
    tallyAttempts(world.db, world.clock.now()),
    admin.calls.quiz.save({
      id: source.id,
      quiz: { title: 'Renamed' },
      questions: stored.questions.map(({ id }) => ({ id, text: `Changed ${id}` })),
    }),
  ]);
  const counts = async () =>
    (await card(source.id)).questions.map(({ timesAnswered, timesCorrect }) => [
      timesAnswered,
      timesCorrect,
    ]);
  expect(await counts()).toEqual([
    [8, 8],
    [8, 8],
    [8, 8],
  ]);
  await recountTallies(world.db, world.clock.now());
  expect(await counts()).toEqual([
    [8, 8],
    [8, 8],
    [8, 8],
  ]);
});

test('whether a question is complete is stored with it', async () => {
  const { id } = await makeQuiz(world, { questions: 0, status: 'draft' });
  const questions = [
    { text: 'No key', options: ['a', 'b'] },
    { text: 'Complete', options: ['a', 'b'], correctOption: 0 },
    { text: '', options: ['a', 'b'], correctOption: 0 },
    { text: 'An answer', type: 'fill_blank', options: ['x'], correctOption: 0 },
    { text: 'No answer', type: 'fill_blank', options: [' '], correctOption: 0 },
    { text: 'To order', type: 'ordering', options: ['a', 'b'] },
    { text: 'Nothing to order', type: 'ordering', options: ['a'] },
  ].map((question) => QuestionInput.parse(question));
  const { ids } = await admin.calls.quiz.addQuestions({ quizId: id, questions });
  const complete = async () => {
    const rows = await world.db
      .selectFrom('questions')
      .where('quizId', '=', id)
      .select(['id', 'isComplete'])
      .orderBy('id')
      .execute();
    return rows.map(({ isComplete }) => isComplete);
  };
  const expected = questions.map((question) => whatIsMissing(question).length === 0);
  expect(expected.filter(Boolean)).toHaveLength(3);
  expect(await complete()).toEqual(expected);
  await admin.calls.quiz.save({
    id,
    quiz: {},
    questions: [
      { id: ids[0] ?? 0, correctOption: 1 },
      { id: ids[1] ?? 0, correctOption: null },
    ],
  });
  expect(await complete()).toEqual([true, false, ...expected.slice(2)]);
});
