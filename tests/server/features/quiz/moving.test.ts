import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
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

const card = (id: number) => admin.calls.quiz.getForAuthor({ id });
const ownOf = async (id: number) => (await card(id)).questions.map((question) => question.id);
const to = (quizId: number, ids: readonly number[]) =>
  ids.map((id) => ({ id, quizId, position: null }));

/** Two quizzes of the author, the first with three questions, the second with one. */
async function stage({ status = 'active' }: { status?: 'active' | 'draft' } = {}) {
  const from = await makeQuiz(world, { title: 'From', questions: 3, createdBy: author.id });
  const into = await makeQuiz(world, {
    title: 'Into',
    questions: 1,
    createdBy: author.id,
    status,
    categoryId: from.categoryId,
  });
  const [first = 0, second = 0, third = 0] = from.questionIds;
  return { from, into, first, second, third };
}

test('moved questions are asked by the other quiz, with tags and versions, and can be moved back to their places', async () => {
  const { from, into, first, second, third } = await stage();
  const tag = await author.calls.question.createTag({ name: 'Rivers' });
  await author.calls.question.tagMany({ ids: [second], add: [tag.id] });
  const before = await card(from.id);
  const outcomes = await author.calls.quiz.moveQuestions({ moves: to(into.id, [second, first]) });
  expect(outcomes).toEqual([
    { id: second, outcome: 'done', before: { quizId: from.id, position: 1 } },
    { id: first, outcome: 'done', before: { quizId: from.id, position: 0 } },
  ]);
  expect(await ownOf(from.id)).toEqual([third]);
  expect(await ownOf(into.id)).toEqual([...into.questionIds, second, first]);
  expect(await card(from.id)).toMatchObject({ totalQuestions: 1 });
  expect(await card(into.id)).toMatchObject({ totalQuestions: 3 });
  // An open editor of either quiz learns of it at its next save.
  expect((await card(from.id)).updatedAt).not.toEqual(before.updatedAt);
  expect(await author.calls.question.get({ id: second })).toMatchObject({
    tags: [{ id: tag.id }],
    uses: [{ quizId: into.id }],
  });
  expect(await author.calls.quiz.questionVersions({ id: second })).toHaveLength(1);
  await author.calls.quiz.moveQuestions({
    moves: outcomes.flatMap((outcome) =>
      outcome.outcome === 'done' ? [{ id: outcome.id, ...outcome.before }] : [],
    ),
  });
  expect(await ownOf(from.id)).toEqual(from.questionIds);
  expect(await ownOf(into.id)).toEqual(into.questionIds);
});

test('an open attempt ends with its questions, and results stay, after questions have moved', async () => {
  const { from, into } = await stage();
  const learner = await world.person();
  const attempt = await learner.calls.attempt.start({ quizId: from.id });
  await author.calls.quiz.moveQuestions({ moves: to(into.id, from.questionIds) });
  const outcome = await learner.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 2),
  });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 2, totalQuestions: 3 } });
  expect(await learner.calls.attempt.review({ id: attempt.id })).toMatchObject({
    score: 2,
    quiz: { id: from.id },
  });
});

test('quizzes that link a moved question go on asking it, and the quiz that it moves to must not link it', async () => {
  const { from, into, first, second } = await stage();
  const linking = await makeQuiz(world, { questions: 1 });
  const link = { kind: 'link', questionId: first, position: 0 } as const;
  await admin.calls.quiz.setSlots({ id: linking.id, slots: [link] });
  await admin.calls.quiz.setSlots({ id: into.id, slots: [{ ...link, questionId: second }] });
  expect(await author.calls.quiz.moveQuestions({ moves: to(into.id, [first, second]) })).toEqual([
    { id: first, outcome: 'done', before: { quizId: from.id, position: 0 } },
    { id: second, outcome: 'refused', message: 'That quiz links the question already' },
  ]);
  expect((await admin.calls.quiz.slots({ id: linking.id })).slots).toMatchObject([
    { kind: 'link', questionId: first, isAsked: true },
    { kind: 'own' },
  ]);
});

test('a published quiz takes complete questions alone, and its draws must stay filled', async () => {
  const { from, into, first, second, third } = await stage();
  await world.db
    .updateTable('questions')
    .set({ text: '', isComplete: false })
    .where('id', '=', third)
    .execute();
  const move = (ids: readonly number[]) =>
    author.calls.quiz.moveQuestions({ moves: to(into.id, ids) });
  expect(await move([third])).toMatchObject([{ id: third, outcome: 'refused' }]);
  await admin.calls.quiz.setSlots({
    id: into.id,
    slots: [{ kind: 'draw', count: 2, categoryId: from.categoryId, position: 1 }],
  });
  await expect(move([first])).rejects.toThrow('The draws ask for 2 questions');
  expect(await ownOf(from.id)).toContain(first);
  await admin.calls.quiz.update({ id: into.id, status: 'draft' });
  expect(await move([first, second, third])).toMatchObject(
    from.questionIds.map((id) => ({ id, outcome: 'done' })),
  );
});

test('the preview says what a move changes, and the move does that', async () => {
  const { from, into, first, second, third } = await stage();
  await world.db
    .updateTable('questions')
    .set({ text: '**Half**', isComplete: false, body: '{"options": [], "correctOption": null}' })
    .where('id', '=', third)
    .execute();
  const drawing = await makeQuiz(world, { title: 'Drawing', questions: 1 });
  await admin.calls.quiz.setSlots({
    id: drawing.id,
    slots: [{ kind: 'draw', count: 2, categoryId: from.categoryId, position: 1 }],
  });
  const ids = [first, third, ...into.questionIds];
  const preview = (quizId: number | null, moved = ids) =>
    author.calls.quiz.previewMove({ ids: moved, quizId });
  expect(await preview(into.id)).toMatchObject({
    from: [{ quizId: from.id, title: 'From', status: 'active', questions: 1, left: 2 }],
    there: 1,
    refused: [{ preview: 'Half' }],
    draws: { quizzes: [], others: 0 },
  });
  const elsewhere = await makeQuiz(world, { questions: 1, createdBy: author.id, status: 'draft' });
  // Another category: the draw has one question of this category left of the two that it asks for.
  expect(await preview(elsewhere.id, [first, second])).toMatchObject({
    from: [{ questions: 2, left: 1 }],
    refused: [],
    draws: { quizzes: [], others: 1 },
  });
  expect(await preview(null, [first, second])).toMatchObject({ draws: { others: 0 } });
  // The new draft is like the quiz of the first question, whatever the titles are.
  await admin.calls.quiz.update({ id: elsewhere.id, title: 'Before' });
  const mixed = [first, second, ...elsewhere.questionIds];
  expect(await preview(null, mixed)).toMatchObject({ draws: { others: 0 } });
});

test('questions leave their quiz for a new draft of the same category and language', async () => {
  const { from, first, second } = await stage();
  const { quizId, outcomes } = await author.calls.quiz.moveToNewQuiz({
    ids: [first, second],
    title: 'Apart',
  });
  expect(outcomes).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
  expect(await card(quizId ?? 0)).toMatchObject({
    title: 'Apart',
    status: 'draft',
    language: 'en',
    categoryId: from.categoryId,
    totalQuestions: 2,
  });
  await admin.calls.quiz.removeMany({ ids: [from.id] });
  const gone = await author.calls.quiz.moveToNewQuiz({ ids: [2_000_000_000], title: 'Empty' });
  expect(gone).toEqual({ quizId: null, outcomes: [{ id: 2_000_000_000, outcome: 'missing' }] });
});

test('a draft that a move has made is taken back alone, not with what was added to it', async () => {
  const { from, first } = await stage();
  const { quizId } = await author.calls.quiz.moveToNewQuiz({ ids: [first], title: 'Apart' });
  const id = quizId ?? 0;
  const takeBack = () => author.calls.quiz.removeMany({ ids: [id], onlyEmpty: true });
  expect(await takeBack()).toEqual([{ id, outcome: 'unchanged' }]);
  await author.calls.quiz.moveQuestions({ moves: to(from.id, [first]) });
  const added = await author.calls.quiz.addQuestion({
    quizId: id,
    text: 'What was added?',
    options: ['This', 'That'],
    correctOption: 0,
  });
  expect(await takeBack()).toEqual([{ id, outcome: 'unchanged' }]);
  expect(await ownOf(id)).toEqual([added.id]);
  await author.calls.quiz.moveQuestions({ moves: to(from.id, [added.id]) });
  expect(await takeBack()).toEqual([{ id, outcome: 'done' }]);
});

test('a question whose quiz is gone stays, and those for other quizzes are moved', async () => {
  const { from, into, first, second } = await stage();
  const gone = await makeQuiz(world, { questions: 1, createdBy: author.id });
  await author.calls.quiz.removeMany({ ids: [gone.id] });
  expect(
    await author.calls.quiz.moveQuestions({
      moves: [...to(gone.id, [first]), ...to(into.id, [second])],
    }),
  ).toMatchObject([
    { id: first, outcome: 'refused', message: 'Quiz not found' },
    { id: second, outcome: 'done' },
  ]);
  expect(await ownOf(from.id)).toContain(first);
});

test('an author moves own questions to own quizzes alone', async () => {
  const { from, first } = await stage();
  const foreign = await makeQuiz(world, { questions: 1 });
  const move = (ids: readonly number[], quizId: number) =>
    author.calls.quiz.moveQuestions({ moves: to(quizId, ids) });
  for (const attempt of [() => move(foreign.questionIds, from.id), () => move([first], foreign.id)])
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a question of a deleted quiz is asked by its links again, and counted, once it has moved', async () => {
  const home = await makeQuiz(world, { questions: 1, status: 'draft' });
  const linking = await makeQuiz(world, { questions: 1 });
  const other = await makeQuiz(world, { questions: 1, status: 'draft' });
  const [questionId = 0] = home.questionIds;
  await admin.calls.quiz.setSlots({
    id: linking.id,
    slots: [{ kind: 'link', questionId, position: 1 }],
  });
  await admin.calls.quiz.removeMany({ ids: [home.id, linking.id] });
  await admin.calls.quiz.restoreMany({ ids: [linking.id] });
  const counted = () => admin.calls.quiz.getForAuthor({ id: linking.id });
  expect(await counted()).toMatchObject({ totalQuestions: 1, drawnQuestions: 0 });
  await admin.calls.quiz.moveQuestions({
    moves: [{ id: questionId, quizId: other.id, position: null }],
  });
  expect(await counted()).toMatchObject({ totalQuestions: 2, drawnQuestions: 1 });
  const attempt = await (await world.person()).calls.attempt.start({ quizId: linking.id });
  expect(attempt.questions.map((question) => question.questionId)).toContain(questionId);
});
