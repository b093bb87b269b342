import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { publishOneQuestion } from '#tests/support/one-question.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const capitals = {
  text: 'Which capital?',
  type: 'matching',
  options: ['Norway', 'Sweden', 'Denmark'],
  targets: ['Oslo', 'Stockholm', 'Copenhagen', 'Helsinki'],
};
const animals = {
  text: 'Which can fly?',
  type: 'categorise',
  options: ['bat', 'eagle', 'ostrich'],
  targets: ['flies', 'flies', 'does not fly'],
};
const right = (item: string) =>
  [capitals, animals].flatMap(({ options, targets }) => targets[options.indexOf(item)] ?? [])[0];

async function begin(quizId: number) {
  const person = await world.person();
  const { id, questions } = await person.calls.attempt.start({ quizId });
  const [asked] = questions;
  if (!asked) throw new Error('No question');
  const { questionId } = asked;
  const placed = (targetOf: (item: string) => string | undefined) =>
    asked.options
      .toSorted((a, b) => a.index - b.index)
      .map(({ text }) => asked.targets.indexOf(targetOf(text) ?? ''));
  const save = (selectedOptions: number[]) =>
    person.http('POST', '/api/answers', { attemptId: id, questionId, selectedOptions });
  return { person, id, asked, placed, save };
}

const Review = z.object({
  answers: z.tuple([
    z.object({
      isCorrect: z.boolean(),
      selectedOptions: z.array(z.int()),
      question: z.object({
        options: z.array(z.string()),
        targets: z.array(z.string()),
        correctOptions: z.array(z.int()),
      }),
    }),
  ]),
});

describe.each([capitals, animals])('$type', (question) => {
  test.each<[string, (item: string) => string | undefined, number]>([
    ['every item with its own', right, 1],
    ['one item without any', (item) => (item === question.options[1] ? '' : right(item)), 0],
    [
      'two items exchanged',
      (item) =>
        right(
          [...question.options.slice(-1), ...question.options][question.options.indexOf(item)] ??
            '',
        ),
      0,
    ],
  ])('%s is saved, graded and reviewed', async (_, targetOf, score) => {
    const { quiz } = await publishOneQuestion(world, question);
    const { person, id, placed, save } = await begin(quiz.id);
    const selectedOptions = placed(targetOf);
    const saved = await save(selectedOptions);
    expect(saved.status, saved.text).toBe(200);
    const outcome = await person.calls.attempt.submit({ attemptId: id, answers: [] });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score } });
    const review = await person.http('GET', `/api/quiz-attempts/${id}`);
    const [{ question: reviewed, ...answer }] = review.read(Review).answers;
    expect(answer).toEqual({ isCorrect: score === 1, selectedOptions });
    expect(
      reviewed.options.map((item, index) => [
        item,
        reviewed.targets[reviewed.correctOptions[index] ?? -1],
      ]),
    ).toEqual(reviewed.options.map((item) => [item, right(item)]));
  });

  test('before the end nothing that a learner gets has the key', async () => {
    const { quiz, admin } = await publishOneQuestion(world, question);
    const learner = await begin(quiz.id);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => world.person()));
    const answers = [
      await learner.person.http('GET', `/api/quizzes/${quiz.id}`),
      await learner.person.http('GET', `/api/quizzes/${quiz.id}/random`),
      ...(await Promise.all(
        others.map((other) => other.http('GET', `/api/quizzes/${quiz.id}/random`)),
      )),
    ];
    for (const { text, status } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(question.targets[0]);
      expect(text).not.toContain('correctOptions');
    }
    // The stored order is the key. By chance one learner may get it, not all of them.
    const stored = JSON.stringify(question.targets);
    expect(answers.every(({ text }) => text.includes(stored))).toBe(false);
    const own = await admin.http('GET', `/api/quizzes/${quiz.id}`);
    expect(own.text).toContain(stored);
  });

  test('a target or an item that was not asked is refused', async () => {
    const { quiz } = await publishOneQuestion(world, question);
    const { asked, save } = await begin(quiz.id);
    const count = asked.targets.length;
    for (const selectedOptions of [[0, count], [0, 0, 0, 0], [-2]])
      expect((await save(selectedOptions)).status).toBe(400);
    expect((await save([-1, count - 1])).status).toBe(200);
  });
});

test('a choice among options has no place for -1', async () => {
  const quiz = await makeQuiz(world, { questions: 1, questionsPerAttempt: 1 });
  const { save } = await begin(quiz.id);
  expect((await save([-1])).status).toBe(400);
});
