import { expect, test } from 'vitest';
import { z } from 'zod';
import { afterItsQuizWent, answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const difficultTexts = [
  'ما هي عاصمة مصر؟',
  '日本の首都はどこですか。',
  '👩‍👩‍👧‍👦 family, 🇺🇳 flag, é as e\u0301',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '](javascript:alert(1)) `unclosed **bold \\',
  '\u202Eright to left override\u202C',
  'x'.repeat(4900),
  "Robert'); drop table quizzes;--",
];

const choice = (text: string, options = ['one', 'two'], correctOption = 0) => ({
  text,
  type: 'single_choice' as const,
  options,
  correctOption,
});

const fieldsOf = async (admin: Person, id: number) => {
  const quiz = await admin.calls.quiz.getForAuthor({ id });
  const { title, description, categoryId, subCategoryId, timeLimit } = quiz;
  return {
    loadedUpdatedAt: quiz.updatedAt,
    questions: quiz.questions,
    quiz: { title, description, categoryId, subCategoryId, timeLimit, status: 'active' as const },
  };
};

async function take(world: World, person: Person, quizId: number, correct: number) {
  const attempt = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, correct),
  });
  world.clock.advance(1000);
  return attempt.id;
}

test('any text is stored unchanged, in a quiz and in every type of question', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  const title = difficultTexts[0] ?? '';
  const quiz = await admin.calls.quiz.createWithQuestions({
    title,
    description: difficultTexts[3] ?? '',
    categoryId,
    questions: difficultTexts.flatMap((text) => [
      choice(text, ['a', text.slice(0, 2000)], 1),
      { text, type: 'multiple_choice' as const, options: ['a', 'b', 'c'], correctOptions: [2, 0] },
      { text, type: 'fill_blank' as const, options: [text.slice(0, 2000)], correctOption: 0 },
      { text, type: 'true_false' as const, options: ['wahr', 'falsch'], correctOption: 1 },
    ]),
  });
  const stored = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  expect(stored).toMatchObject({ title, description: difficultTexts[3], totalQuestions: 32 });
  expect(stored.questions.filter((_, index) => index % 4 === 0).map((q) => q.text)).toEqual(
    difficultTexts,
  );
  expect(stored.questions[1]).toMatchObject({ correctOption: null, correctOptions: [0, 2] });
  expect(stored.questions[3]).toMatchObject({ options: ['True', 'False'], correctOption: 1 });

  const { questions, ...rest } = await fieldsOf(admin, quiz.id);
  world.clock.advance(1000);
  await admin.calls.quiz.save({ id: quiz.id, ...rest, questions: [...questions].reverse() });
  const reversed = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  const asWritten = (quiz: typeof stored) =>
    quiz.questions.map(({ position: _, updatedAt: __, ...question }) => question);
  expect(asWritten(reversed)).toEqual(asWritten(stored).reverse());
});

test('text that the database cannot store is refused at its field', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world);
  for (const text of ['a\u0000b', 'half of a pair \ud83d', 'x'.repeat(5001)]) {
    const answer = await admin.http('POST', '/api/questions/bulk', {
      quizId,
      questions: [choice('fine'), choice('fine too', ['a', text])],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { 'questions.1.options.1': expect.any(String) } });
  }
});

test('an edit and a deletion do not change the answers of learners (decisions 22, 23)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions: 5, questionsPerAttempt: 5 });
  const attemptId = await take(world, learner, quiz.id, 4);
  const before = await learner.calls.attempt.review({ id: attemptId });

  const { questions, ...rest } = await fieldsOf(admin, quiz.id);
  await admin.calls.quiz.save({
    id: quiz.id,
    ...rest,
    questions: questions.slice(1).map((question) => ({
      ...question,
      text: `Changed: ${question.text}`,
      options: ['only', 'two'],
      correctOption: 0,
      explanation: 'changed',
    })),
    removedIds: [questions[0]?.id ?? 0],
  });
  expect(await learner.calls.attempt.review({ id: attemptId })).toEqual(before);
  const history = await learner.http('GET', `/api/quiz-attempts/${attemptId}`);
  await admin.calls.quiz.remove({ id: quiz.id });
  const after = await learner.calls.attempt.review({ id: attemptId });
  expect(after).toEqual(afterItsQuizWent(before));
  const later = await learner.http('GET', `/api/quiz-attempts/${attemptId}`);
  const Answer = z.looseObject({ quiz: z.looseObject({}) });
  expect(later.body).toEqual(afterItsQuizWent(history.read(Answer)));
  await expect(world.guest.calls.quiz.get({ id: quiz.id })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('the second of two administrators is refused, and can save after loading again', async () => {
  await using world = await createWorld();
  const [ann, ben] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const quiz = await makeQuiz(world, { questions: 2 });
  const loaded = await fieldsOf(ann, quiz.id);
  const save = (who: Person, title: string, from = loaded) =>
    who.calls.quiz.save({ id: quiz.id, ...from, quiz: { ...from.quiz, title } });
  world.clock.advance(1000);
  await save(ann, 'From Ann');
  await expect(save(ben, 'From Ben')).rejects.toMatchObject({ failure: 'stale' });
  expect(await ann.calls.quiz.getForAuthor({ id: quiz.id })).toMatchObject({ title: 'From Ann' });
  world.clock.advance(1000);
  await save(ben, 'From Ben', await fieldsOf(ben, quiz.id));
  await ann.calls.quiz.remove({ id: quiz.id });
  await expect(save(ben, 'Too late')).rejects.toMatchObject({ failure: 'not-found' });
});

test('a save returns the number of changes and stores the given order (AEQ-01, AEQ-03, ERR-25)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 3 });
  const { questions, ...rest } = await fieldsOf(admin, quiz.id);
  const [first, second, third] = questions;
  if (!first || !second || !third) throw new Error('three questions were made');
  const saved = await admin.calls.quiz.save({
    id: quiz.id,
    ...rest,
    questions: [first, { ...second, text: 'Reworded' }, third, choice('A new one')],
  });
  expect(saved).toMatchObject({ updatedQuestions: 1, createdQuestions: 1, removedQuestions: 0 });
  const after = await fieldsOf(admin, quiz.id);
  const [a, b, c, d] = after.questions;
  if (!a || !b || !c || !d) throw new Error('four questions are stored');
  await admin.calls.quiz.save({
    id: quiz.id,
    ...after,
    questions: [d, choice('Between'), c, a],
    removedIds: [b.id],
  });
  const texts = (await fieldsOf(admin, quiz.id)).questions.map((question) => question.text);
  expect(texts).toEqual(['A new one', 'Between', third.text, first.text]);
});

test('PUT bulk-update changes the named questions, adds new ones and keeps the others (RADM-04, AEQ-11)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 3 });
  const { questions, quiz: quizData } = await fieldsOf(admin, quiz.id);
  const answer = await admin.http('PUT', `/api/quizzes/${quiz.id}/bulk-update`, {
    quizData: { ...quizData, title: 'Renamed' },
    questions: [{ ...choice('Reworded'), id: questions[1]?.id }, choice('New')],
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    message: 'Quiz updated',
    updatedQuestions: 1,
    createdQuestions: 1,
  });
  const stored = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  expect(stored.title).toBe('Renamed');
  expect(stored.questions.map((question) => question.text)).toEqual([
    'Question number 1',
    'Reworded',
    'Question number 3',
    'New',
  ]);
  const deleted = await admin.http('DELETE', `/api/questions/${questions[0]?.id}`);
  expect(deleted.status).toBe(200);
});

test('200 questions are saved in as many statements as two', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  const statementsToReword = async (count: number) => {
    const quiz = await admin.calls.quiz.createWithQuestions({
      title: `Of ${count}`,
      description: '',
      categoryId,
      questions: Array.from({ length: count }, (_, index) => choice(`Question ${index}`)),
    });
    const { questions, ...rest } = await fieldsOf(admin, quiz.id);
    const reworded = questions.map((question) => ({ ...question, text: `${question.text}?` }));
    return statementsOf(async () => {
      const saved = await admin.calls.quiz.save({ id: quiz.id, ...rest, questions: reworded });
      expect(saved.updatedQuestions).toBe(count);
    });
  };
  expect(await statementsToReword(200)).toBe(await statementsToReword(2));
});

test('the dashboard counts in the database and shows the ten quizzes that changed last (ADASH-02, ADASH-03, decision 113)', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const statuses = ['active', 'active', 'draft', 'archived'] as const;
  for (const status of statuses) await makeQuiz(world, { status, questions: 3 });
  const gone = await makeQuiz(world);
  await admin.calls.quiz.remove({ id: gone.id });
  expect(await admin.calls.quiz.totals()).toEqual({
    totalQuizzes: 4,
    activeQuizzes: 2,
    totalQuestions: 12,
    languages: ['en'],
  });
  for (let n = 0; n < 8; n += 1) await makeQuiz(world, { questions: 1 });
  const touched = (await admin.calls.quiz.recent())[9];
  world.clock.advance(60_000);
  const { questions, ...rest } = await fieldsOf(admin, touched?.id ?? 0);
  await admin.calls.quiz.save({ id: touched?.id ?? 0, ...rest, questions });
  const recent = await admin.calls.quiz.recent();
  expect(recent).toHaveLength(10);
  expect(recent[0]?.id).toBe(touched?.id);
});

test("the administrators' list finds drafts by title, status and category, in pages", async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const categoryId = await makeCategory(world);
  for (let n = 0; n < 30; n += 1)
    await makeQuiz(world, { categoryId, questions: 0, status: 'draft', title: `Élan ${n}` });
  await makeQuiz(world, { title: 'Élan active' });
  const found = await admin.calls.quiz.pageForAuthor({ q: 'elan', page: 2 });
  expect(found).toMatchObject({ total: 31, page: 2 });
  expect(found.items).toHaveLength(31 - found.pageSize);
  expect(await admin.calls.quiz.pageForAuthor({ q: 'elan', status: 'active' })).toMatchObject({
    total: 1,
  });
  expect(await admin.calls.quiz.pageForAuthor({ categoryId, unsorted: true })).toMatchObject({
    total: 30,
  });
});

test('only administrators can write quizzes (ROLE-07)', async () => {
  await using world = await createWorld();
  const learner = await world.person();
  const quiz = await makeQuiz(world, { questions: 1 });
  const body = {
    title: 'Mine now',
    description: 'x',
    categoryId: 1,
    quizId: quiz.id,
    questions: [choice('x')],
    quizData: { title: 'Mine now', description: '', categoryId: 1 },
    ...choice('x'),
  };
  for (const who of [world.guest, learner]) {
    for (const [method, url] of [
      ['POST', '/api/quizzes'],
      ['PUT', `/api/quizzes/${quiz.id}`],
      ['PUT', `/api/quizzes/${quiz.id}/bulk-update`],
      ['DELETE', `/api/quizzes/${quiz.id}`],
      ['POST', '/api/questions'],
      ['POST', '/api/questions/bulk'],
      ['DELETE', `/api/questions/${quiz.questionIds[0]}`],
    ] as const) {
      const answer = await who.http(method, url, method === 'DELETE' ? undefined : body);
      expect([method, url, answer.status]).toEqual([method, url, who === learner ? 403 : 401]);
    }
    await expect(who.calls.quiz.totals()).rejects.toThrow();
    await expect(who.calls.quiz.recent()).rejects.toThrow();
    await expect(who.calls.quiz.pageForAuthor({})).rejects.toThrow();
    await expect(who.calls.quiz.getForAuthor({ id: quiz.id })).rejects.toThrow();
  }
  expect(await world.guest.calls.quiz.get({ id: quiz.id })).toMatchObject({ title: 'A quiz' });
});

test('a question with answers is removed from later attempts', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [first, second] = [await world.person(), await world.person()];
  const quiz = await makeQuiz(world, { questions: 3 });
  await take(world, first, quiz.id, 3);
  const [removed = 0, ...kept] = quiz.questionIds;
  const { questions, ...rest } = await fieldsOf(admin, quiz.id);
  const remaining = questions.filter(({ id }) => id !== removed);
  await admin.calls.quiz.save({
    id: quiz.id,
    ...rest,
    questions: remaining,
    removedIds: [removed],
  });
  const attempt = await second.calls.attempt.start({ quizId: quiz.id });
  const asked = attempt.questions.map(({ questionId }) => questionId);
  expect(asked.toSorted((a, b) => a - b)).toEqual(kept);
});

test('a sub-category of another category is refused', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const [own, other] = [await makeCategory(world), await makeCategory(world)];
  const sub = await admin.calls.category.createSub({
    name: 'sub',
    displayName: 'Sub',
    categoryId: other,
  });
  const { http } = admin;
  const fields = { title: 'A quiz', description: 'For tests', status: 'draft', categoryId: own };
  const answer = await http('POST', '/api/quizzes', { ...fields, subCategoryId: sub.id });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('does not belong to the category');
});

test('a draft is visible only to administrators', async () => {
  await using world = await createWorld();
  const [admin, member] = [await world.person({ isAdmin: true }), await world.person()];
  const draft = await makeQuiz(world, { status: 'draft' });
  const { id } = draft;
  for (const { calls } of [world.guest, member]) {
    await expect(calls.quiz.card({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calls.quiz.stats({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await admin.calls.quiz.card({ id })).toMatchObject({ id });
});
