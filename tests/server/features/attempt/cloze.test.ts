import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import { publishOneQuestion } from '#tests/support/one-question.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const question = {
  text: 'The capital of Norway is [[1]], at a [[2]].',
  type: 'cloze',
  options: [],
  gaps: [
    { kind: 'text', answers: ['Oslo', 'Christiania'] },
    { kind: 'choice', options: ['fjord', 'desert', 'steppe'], correctOption: 0 },
  ],
};

const clozeQuiz = (rules: Partial<TakingRules> = {}) => publishOneQuestion(world, question, rules);

async function begin(quizId: number) {
  const person = await world.person();
  const { id, questions } = await person.calls.attempt.start({ quizId });
  const [asked] = questions;
  if (!asked) throw new Error('No question');
  const { questionId } = asked;
  const [, list] = asked.gaps;
  const indexOf = (option: string) => list?.options.indexOf(option) ?? -1;
  const save = (answer: { answerText?: string; selectedOptions?: number[] }) =>
    person.http('POST', '/api/answers', { attemptId: id, questionId, ...answer });
  return { person, id, indexOf, save };
}

const Review = z.object({
  answers: z.tuple([
    z.object({
      isCorrect: z.boolean(),
      credit: z.int().optional(),
      question: z.object({ gapKeys: z.array(Gap) }),
    }),
  ]),
});

test.each([
  ['every gap right', 'oslo', 'fjord', { score: 1 }, 100],
  ['one gap right', 'Oslo', 'desert', { score: 0 }, 50],
  ['one gap left out', 'Oslo', '', { score: 0 }, 50],
  ['no gap right', 'Bergen', 'steppe', { score: 0 }, 0],
])('%s: it is saved, graded and reviewed', async (_, answerText, option, result, credit) => {
  const { quiz } = await clozeQuiz({ partialCredit: true });
  const { person, id, indexOf, save } = await begin(quiz.id);
  const saved = await save({ answerText, selectedOptions: [-1, indexOf(option)] });
  expect(saved.status, saved.text).toBe(200);
  const outcome = await person.calls.attempt.submit({ attemptId: id, answers: [] });
  expect(outcome).toMatchObject({ kind: 'submitted', result });
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  const [answer] = review.read(Review).answers;
  expect(answer).toMatchObject({ isCorrect: credit === 100, credit });
  expect(answer.question.gapKeys).toMatchObject([
    { kind: 'text', answers: ['Oslo', 'Christiania'] },
    { kind: 'choice', correctOption: indexOf('fjord') },
  ]);
});

test('before the end nothing that a learner gets has the key', async () => {
  const { quiz, admin } = await clozeQuiz();
  const learner = await begin(quiz.id);
  const answers = [
    await learner.person.http('GET', `/api/quizzes/${quiz.id}`),
    await learner.person.http('GET', `/api/quizzes/${quiz.id}/random`),
    await (await world.person()).http('GET', `/api/quizzes/${quiz.id}/random`),
    await learner.person.http('GET', `/api/user/open-attempts/${learner.id}`),
  ];
  for (const { text, status } of answers) {
    expect(status).toBe(200);
    expect(text).toContain('desert');
    for (const key of ['Oslo', 'Christiania', 'correctOption', 'gapKeys'])
      expect(text).not.toContain(key);
  }
  const own = await admin.http('GET', `/api/quizzes/${quiz.id}`);
  expect(own.text).toContain('Christiania');
});

test('an answer to a gap that does not exist is refused, and so is an option of a written gap', async () => {
  const { quiz } = await clozeQuiz();
  const { save } = await begin(quiz.id);
  for (const answer of [
    { selectedOptions: [-1, 3] },
    { selectedOptions: [0] },
    { selectedOptions: [-1, 0, -1] },
    { answerText: 'a\n\nb' },
  ])
    expect((await save(answer)).status).toBe(400);
  expect((await save({ answerText: 'a\n', selectedOptions: [-1, 2] })).status).toBe(200);
});

test('a key of a gap that does not exist is refused', async () => {
  const { quiz, admin } = await clozeQuiz();
  const [text] = question.gaps;
  const answer = await admin.http('POST', '/api/questions', {
    quizId: quiz.id,
    ...question,
    gaps: [text, { kind: 'choice', options: ['a', 'b'], correctOption: 2 }],
  });
  expect(answer.status).toBe(400);
});

test('the receipt and the export of a learner have the gaps with their options, and no key', async () => {
  const { quiz } = await clozeQuiz();
  const { person, id, indexOf, save } = await begin(quiz.id);
  await save({ answerText: 'Bergen', selectedOptions: [-1, indexOf('steppe')] });
  await person.calls.attempt.submit({ attemptId: id, answers: [] });
  const Asked = z.object({
    gaps: z.tuple([
      z.object({ kind: z.literal('text'), options: z.tuple([]) }),
      z.object({ kind: z.literal('choice'), options: z.array(z.string()) }),
    ]),
  });
  const { lines } = await person.calls.attempt.receipt({ id });
  const [head = ''] = lines;
  const Head = z.object({ questions: z.tuple([Asked]) });
  const exported = await person.http('GET', '/api/export-data');
  const Answer = Asked.extend({ response: z.object({ selectedOptions: z.array(z.int()) }) });
  const Export = z.object({ attempts: z.array(z.object({ answers: z.tuple([Answer]) })) });
  const [attempt] = Export.parse(exported.body).attempts;
  const [asked] = Head.parse(JSON.parse(head)).questions;
  const [answer] = attempt?.answers ?? [];
  for (const { gaps } of [asked, ...(answer ? [answer] : [])])
    expect(gaps[1].options[indexOf('steppe')]).toBe('steppe');
  expect(answer?.response.selectedOptions).toEqual([-1, indexOf('steppe')]);
  for (const text of [head, exported.text]) expect(text).not.toMatch(/Oslo|correctOption/);
});
