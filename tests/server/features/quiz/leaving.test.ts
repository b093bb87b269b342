import { afterAll, beforeAll, expect, test } from 'vitest';
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

const none = { quizzes: [], others: 0 };

/** A quiz of the author with three questions, one of which two other quizzes link; a third one draws two of it. */
async function stage() {
  const home = await makeQuiz(world, { questions: 3, createdBy: author.id });
  const [first = 0, second = 0] = home.questionIds;
  const own = await makeQuiz(world, { title: 'Own', questions: 1, createdBy: author.id });
  const other = await makeQuiz(world, { title: 'Other', questions: 1 });
  const drawing = await makeQuiz(world, { title: 'Drawing', questions: 1 });
  const link = { kind: 'link', questionId: first, position: 0 } as const;
  for (const { id } of [own, other]) await admin.calls.quiz.setSlots({ id, slots: [link] });
  await admin.calls.quiz.setSlots({
    id: drawing.id,
    slots: [{ kind: 'draw', count: 2, categoryId: home.categoryId, position: 1 }],
  });
  return { home, own, other, drawing, first, second };
}

test('quizzes that link a question are named to those who manage them, others are counted', async () => {
  const { own, other, first, second } = await stage();
  const input = { kind: 'questions' as const, ids: [first] };
  const named = (id: number, title: string) => ({ id, title, language: 'en', questions: 1 });
  expect(await author.calls.quiz.leavingImpact(input)).toEqual({
    links: { quizzes: [named(own.id, 'Own')], others: 1 },
    draws: none,
  });
  expect(await admin.calls.quiz.leavingImpact(input)).toEqual({
    links: { quizzes: [named(other.id, 'Other'), named(own.id, 'Own')], others: 0 },
    draws: none,
  });
  expect(await author.calls.quiz.leavingImpact({ kind: 'questions', ids: [second] })).toEqual({
    ...{ links: none, draws: none },
  });
});

test('draws are named when they would find too few questions, and only then', async () => {
  const { home, drawing } = await stage();
  const impact = (ids: number[]) => admin.calls.quiz.leavingImpact({ kind: 'questions', ids });
  const short = (questions: number) => [
    { id: drawing.id, title: 'Drawing', language: 'en', questions },
  ];
  const [first = 0, second = 0] = home.questionIds;
  expect((await impact([first])).draws).toEqual(none);
  expect((await impact([first, second])).draws.quizzes).toEqual(short(1));
  expect((await impact(home.questionIds)).draws.quizzes).toEqual(short(2));
  // What the draws lack already is not lost by a removal.
  await admin.calls.quiz.archiveQuestions({ ids: [first, second] });
  expect((await impact([home.questionIds[2] ?? 0])).draws.quizzes).toEqual(short(1));
});

test('the deletion of a quiz concerns quizzes that stay', async () => {
  const { home, own, other, drawing } = await stage();
  const impact = (ids: number[]) => admin.calls.quiz.leavingImpact({ kind: 'quizzes', ids });
  expect(await impact([home.id])).toMatchObject({
    links: { quizzes: [{ id: other.id }, { id: own.id }] },
    draws: { quizzes: [{ id: drawing.id, questions: 2 }] },
  });
  expect(await impact([home.id, own.id, other.id, drawing.id])).toEqual({
    ...{ links: none, draws: none },
  });
});

test('an author asks about own questions and quizzes alone', async () => {
  const quiz = await makeQuiz(world, { questions: 1 });
  for (const input of [
    { kind: 'quizzes' as const, ids: [quiz.id] },
    { kind: 'questions' as const, ids: quiz.questionIds },
  ])
    await expect(author.calls.quiz.leavingImpact(input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
});
