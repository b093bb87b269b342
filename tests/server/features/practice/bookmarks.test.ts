import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

/** A learner who has finished an attempt at a quiz. */
async function taken(questions = 3) {
  const quiz = await makeQuiz(world, { questions, title: 'Rivers' });
  const learner = await world.person();
  const attemptId = await takeQuiz(learner, quiz.id);
  const [first = 0, second = 0, third = 0] = quiz.questionIds;
  return { quiz, learner, attemptId, first, second, third };
}

/** Another attempt begins, long after the wait. */
async function retake(learner: Person, quizId: number) {
  await world.db
    .updateTable('quizAttempts')
    .set({ canRetakeAt: null })
    .where('userId', '=', learner.id)
    .execute();
  return learner.calls.attempt.start({ quizId });
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

describe('bookmarks', () => {
  test('are added and removed, each as often as wanted, and are nobody else’s', async () => {
    const { learner, attemptId, first } = await taken();
    expect(await learner.calls.practice.attemptNotes({ id: attemptId })).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ isBookmarked: false, note: null, updatedAt: null })),
    ]);
    for (let count = 0; count < 2; count += 1)
      expect(await learner.calls.practice.addBookmark({ id: first })).toMatchObject({
        ...{ id: first, isBookmarked: true },
      });
    const stranger = await world.person();
    expect((await stranger.calls.practice.noted({})).items).toEqual([]);
    expect((await learner.calls.practice.noted({})).items).toMatchObject([
      { id: first, preview: 'Question number 1', quiz: { title: 'Rivers' }, isBookmarked: true },
    ]);
    for (let count = 0; count < 2; count += 1)
      await learner.calls.practice.removeBookmark({ id: first });
    expect((await learner.calls.practice.noted({})).items).toEqual([]);
  });

  test('are practised as a set, of one quiz or category if wanted, without keys', async () => {
    const { learner, quiz, first, third } = await taken();
    const other = await makeQuiz(world, { questions: 1 });
    await takeQuiz(learner, other.id);
    const [elsewhere = 0] = other.questionIds;
    for (const id of [first, third, elsewhere]) await learner.calls.practice.addBookmark({ id });
    const setOf = async (wanted: { quizId?: number; categoryId?: number }) => {
      const set = await learner.calls.practice.next({ mode: 'bookmarks', ...wanted });
      expect(JSON.stringify(set)).not.toMatch(/secret explanation|correctOption/);
      return set.questions.map(({ questionId }) => questionId).sort((a, b) => a - b);
    };
    expect(await setOf({})).toEqual([first, third, elsewhere]);
    expect(await setOf({ quizId: quiz.id })).toEqual([first, third]);
    expect(await setOf({ categoryId: other.categoryId })).toEqual([elsewhere]);
    expect(await setOf({ quizId: quiz.id, categoryId: other.categoryId })).toEqual([]);
  });
});

describe('only of questions that were answered', () => {
  test('a question of another quiz, and one whose key its result withholds, is not found', async () => {
    const { learner } = await taken();
    const unseen = await makeQuiz(world, { questions: 1 });
    const { rules } = await admin.calls.quiz.getForAuthor({ id: unseen.id });
    const withheld = { ...rules.feedback, atEnd: 'marks', afterClosing: 'marks' } as const;
    await admin.calls.quiz.update({ id: unseen.id, rules: { ...rules, feedback: withheld } });
    const [id = 0] = unseen.questionIds;
    const calls = [
      () => learner.calls.practice.notes({ id }),
      () => learner.calls.practice.addBookmark({ id }),
      () => learner.calls.practice.saveNote({ id, note: 'x' }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow('Question not found');
    const attemptId = await takeQuiz(learner, unseen.id);
    for (const call of calls) await expect(call()).rejects.toThrow('Question not found');
    expect(await learner.calls.practice.attemptNotes({ id: attemptId })).toEqual([]);
  });

  test('a question that was answered in a quiz opened for practice has them until it is closed', async () => {
    const quiz = await makeQuiz(world, { questions: 2 });
    await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: true });
    const learner = await world.person();
    const [first = 0, second = 0] = quiz.questionIds;
    await learner.calls.practice.answer({
      ...{ questionId: first, version: 1, selectedOption: 0 },
      answerId: crypto.randomUUID(),
    });
    await learner.calls.practice.saveNote({ id: first, note: 'Look at the map' });
    await expect(learner.calls.practice.notes({ id: second })).rejects.toThrow('not found');
    expect(idsOf((await learner.calls.practice.noted({})).items)).toEqual([first]);
    await admin.calls.quiz.update({ id: quiz.id, isOpenForPractice: false });
    await expect(learner.calls.practice.notes({ id: first })).rejects.toThrow('not found');
    expect((await learner.calls.practice.noted({})).items).toEqual([]);
    expect(await learner.calls.practice.notedSummary()).toMatchObject({ notes: 0, hidden: 1 });
  });

  test('while an own attempt with the question is open, nothing of it is shown or changed', async () => {
    const { learner, quiz, attemptId, first } = await taken();
    await learner.calls.practice.addBookmark({ id: first });
    await learner.calls.practice.saveNote({ id: first, note: 'It is the second one' });
    const again = await retake(learner, quiz.id);
    const refused = [
      () => learner.calls.practice.notes({ id: first }),
      () => learner.calls.practice.addBookmark({ id: first }),
      () => learner.calls.practice.saveNote({ id: first, note: 'x' }),
    ];
    for (const call of refused)
      await expect(call()).rejects.toThrow('part of an attempt of yours that is open');
    expect((await learner.calls.practice.noted({})).items).toEqual([]);
    expect(await learner.calls.practice.attemptNotes({ id: attemptId })).toEqual([]);
    const { questions } = await learner.calls.practice.next({ mode: 'bookmarks' });
    expect(questions).toEqual([]);
    for (const address of [
      `/api/practice/notes/${first}`,
      '/api/practice/notes',
      '/trpc/practice.noted?input={}',
    ])
      expect((await learner.http('GET', address)).text).not.toContain('the second one');
    await learner.calls.attempt.submit({ attemptId: again.id });
    expect(await learner.calls.practice.notes({ id: first })).toMatchObject({
      ...{ isBookmarked: true, note: 'It is the second one' },
    });
  });
});

describe('a note', () => {
  test('is changed and removed; of two tabs the second does not overwrite what it has not seen', async () => {
    const { learner, first: id } = await taken();
    const { saveNote } = learner.calls.practice;
    const one = await saveNote({ id, note: 'one', loadedUpdatedAt: null });
    expect(one.note).toBe('one');
    const stale = 'was changed since you opened it. Nothing was overwritten';
    await expect(saveNote({ id, note: 'other', loadedUpdatedAt: null })).rejects.toThrow(stale);
    world.clock.advance(1000);
    const loadedUpdatedAt = one.updatedAt;
    const two = await saveNote({ id, note: 'two', loadedUpdatedAt });
    await expect(saveNote({ id, note: 'late', loadedUpdatedAt })).rejects.toThrow(stale);
    // What is stored already is no conflict: an answer may have been lost.
    expect(await saveNote({ id, note: 'two', loadedUpdatedAt })).toEqual(two);
    expect((await saveNote({ id, note: '  ' })).note).toBeNull();
    expect(await learner.calls.practice.notes({ id })).toMatchObject({
      ...{ note: null, updatedAt: null },
    });
    await expect(saveNote({ id, note: 'x'.repeat(2001) })).rejects.toThrow(
      'at most 2000 characters',
    );
    expect((await saveNote({ id, note: 'x'.repeat(2000) })).note).toHaveLength(2000);
  });

  test('is guarded over REST by If-Match, and a refusal has the stored note', async () => {
    const { learner, first } = await taken();
    const address = `/api/practice/notes/${first}`;
    const { headers } = await learner.http('PUT', address, { note: 'one' });
    const etag = { 'if-match': String(headers.etag) };
    world.clock.advance(1000);
    expect(await learner.http('PUT', address, { note: 'two' }, etag)).toMatchObject({
      ...{ status: 200, body: { note: 'two' } },
    });
    expect(await learner.http('PUT', address, { note: 'three' }, etag)).toMatchObject({
      ...{ status: 412, body: { current: { document: { note: 'two' } } } },
    });
  });
});

test('the list is narrowed by words, quiz, category and kind, and read in pages', async () => {
  const { learner, quiz, first, second } = await taken();
  const other = await makeQuiz(world, { questions: 1, title: 'Lakes' });
  await takeQuiz(learner, other.id);
  const [elsewhere = 0] = other.questionIds;
  await learner.calls.practice.addBookmark({ id: first });
  world.clock.advance(1000);
  await learner.calls.practice.saveNote({ id: second, note: 'Longer than 100% of the others' });
  world.clock.advance(1000);
  await learner.calls.practice.saveNote({ id: elsewhere, note: 'A lake' });
  const list = async (filter: Parameters<typeof learner.calls.practice.noted>[0]) => {
    const { items } = await learner.calls.practice.noted(filter);
    return items.map(({ id }) => id);
  };
  expect(await list({})).toEqual([elsewhere, second, first]);
  expect(await list({ only: 'bookmarks' })).toEqual([first]);
  expect(await list({ only: 'notes' })).toEqual([elsewhere, second]);
  expect(await list({ q: '100%' })).toEqual([second]);
  expect(await list({ q: 'NÚMBER 1' })).toEqual([elsewhere, first]);
  expect(await list({ quizId: quiz.id })).toEqual([second, first]);
  expect(await list({ categoryId: other.categoryId })).toEqual([elsewhere]);
  expect(await list({ page: 2, perPage: 2 })).toEqual([first]);
  expect(await learner.calls.practice.notedSummary()).toMatchObject({
    ...{ bookmarks: 1, notes: 2, hidden: 0 },
  });
});

test('bookmarks and notes outlast the quiz’s publication, are exported, and are erased with the account', async () => {
  const { learner, quiz, first } = await taken();
  await learner.calls.practice.addBookmark({ id: first });
  await learner.calls.practice.saveNote({ id: first, note: 'My own words' });
  await admin.calls.quiz.update({ id: quiz.id, status: 'draft' });
  expect(idsOf((await learner.calls.practice.noted({})).items)).toEqual([first]);
  expect((await learner.calls.practice.next({ mode: 'bookmarks' })).questions).toEqual([]);
  const { body } = await learner.http('GET', '/api/export-data');
  expect(body).toMatchObject({
    bookmarks: [{ questionId: first }],
    notes: [{ questionId: first, text: 'My own words' }],
  });
  await world.db.deleteFrom('users').where('id', '=', learner.id).execute();
  const left = await world.db
    .selectFrom('questionNotes')
    .where('userId', '=', learner.id)
    .execute();
  expect(left).toEqual([]);
});
