import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publishOneQuestion } from '#tests/support/one-question.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const right = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'];

/** A published quiz with one question: planets to put in order. */
const planets = () =>
  publishOneQuestion(world, { text: 'From the sun outwards', type: 'ordering', options: right });

const Review = z.object({
  answers: z.tuple([
    z.object({
      isCorrect: z.boolean(),
      selectedOptions: z.array(z.int()),
      question: z.object({ options: z.array(z.string()), correctOptions: z.array(z.int()) }),
    }),
  ]),
});

test.each([
  ['the right order', right, 1],
  ['another order', right.toReversed(), 0],
  ['a part of the items', right.slice(0, 4), 0],
])('items are put in order: %s is saved, graded and reviewed', async (_, order, score) => {
  const { quiz } = await planets();
  const person = await world.person();
  const { id, questions } = await person.calls.attempt.start({ quizId: quiz.id });
  const [asked] = questions;
  if (!asked) throw new Error('No question');
  const indexOf = (text: string) =>
    asked.options.find((option) => option.text === text)?.index ?? -1;
  const selectedOptions = order.map(indexOf);
  await person.calls.attempt.save({
    attemptId: id,
    answers: [{ questionId: asked.questionId, seq: 1, selectedOptions }],
  });
  const outcome = await person.calls.attempt.submit({ attemptId: id, answers: [] });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score } });
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  const [{ question, ...answer }] = review.read(Review).answers;
  expect(answer).toEqual({ isCorrect: score === 1, selectedOptions });
  expect(question.correctOptions.map((index) => question.options[index])).toEqual(right);
});

test('before the end no answer has the items in their right order', async () => {
  const { quiz, admin } = await planets();
  const learner = await world.person();
  const inOrder = JSON.stringify(right);
  const listed = await learner.http('GET', `/api/quizzes/${quiz.id}`);
  expect(listed.text).toContain('Mercury');
  expect(listed.text).not.toContain(inOrder);
  const Random = z.object({
    questions: z.tuple([z.object({ options: z.array(z.object({ text: z.string() })) })]),
  });
  const random = await learner.http('GET', `/api/quizzes/${quiz.id}/random`);
  const [question] = random.read(Random).questions;
  expect(question.options.map(({ text }) => text)).toEqual(right.toSorted());
  expect((await admin.http('GET', `/api/quizzes/${quiz.id}`)).text).toContain(inOrder);
});
