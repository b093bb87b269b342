import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runRegrade } from '#server/features/regrade/workflows/run.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import { publishOneQuestion } from '#tests/support/one-question.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const box = (x: number, y: number) => ({ shape: 'rectangle', x, y, width: 1111, height: 1111 });
const heart = {
  text: 'Where are the valves?',
  type: 'hotspot',
  imageUrl: 'https://example.org/heart.png',
  imageAlt: 'A heart',
  options: ['', '', ''],
  regions: [box(1000, 1000), box(5000, 1000), box(8000, 8000)],
  correctOptions: [0, 1],
};
const names = ['mitral valve', 'aortic valve', 'left ventricle'];
const inside = (region: number) => {
  const { x = 0, y = 0 } = heart.regions[region] ?? {};
  return { x: x + 500, y: y + 500 };
};

const heartQuiz = (changes: Partial<typeof heart> = {}, rules: Partial<TakingRules> = {}) =>
  publishOneQuestion(world, { ...heart, ...changes }, rules);

async function begin(quizId: number) {
  const person = await world.person();
  const { id, questions } = await person.calls.attempt.start({ quizId });
  const [asked] = questions;
  if (!asked) throw new Error('No question');
  const { questionId } = asked;
  const save = (answer: object) =>
    person.http('POST', '/api/answers', { attemptId: id, questionId, ...answer });
  const submit = () => person.calls.attempt.submit({ attemptId: id, answers: [] });
  return { person, id, asked, save, submit };
}

const Review = z.object({
  answers: z.tuple([
    z.object({
      isCorrect: z.boolean(),
      credit: z.int().optional(),
      spots: z.array(z.object({ x: z.int(), y: z.int() })).optional(),
      question: z.object({ regions: z.array(z.unknown()).optional() }),
    }),
  ]),
});

test.each([
  ['each right region', [inside(1), inside(0)], 100],
  ['one right region', [inside(0)], 50],
  ['a right and a wrong region', [inside(0), inside(2)], 50],
  ['one right region twice', [inside(0), inside(0)], 50],
])(
  'spots on %s are saved, graded in parts and reviewed with the regions',
  async (_, spots, credit) => {
    const { quiz } = await heartQuiz({}, { partialCredit: true });
    const { person, id, asked, save, submit } = await begin(quiz.id);
    expect(asked).toMatchObject({ spotCount: 2, options: [] });
    const saved = await save({ spots });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.text).toContain(JSON.stringify(spots));
    await submit();
    const review = await person.http('GET', `/api/quiz-attempts/${id}`);
    const [answer] = review.read(Review).answers;
    expect(answer).toMatchObject({ isCorrect: credit === 100, credit, spots });
    expect(answer.question.regions).toHaveLength(3);
  },
);

test('before the end nothing that a learner gets has the regions', async () => {
  const { quiz, admin } = await heartQuiz({ options: names });
  const learner = await begin(quiz.id);
  const answers = [
    await learner.save({ spots: [inside(0)] }),
    await learner.person.http('GET', `/api/quizzes/${quiz.id}`),
    await learner.person.http('GET', `/api/quizzes/${quiz.id}/random`),
    await (await world.person()).http('GET', `/api/quizzes/${quiz.id}/random`),
  ];
  const { person, id } = learner;
  const again = JSON.stringify(await person.calls.attempt.start({ quizId: quiz.id }));
  for (const { text, status } of [...answers, { text: again, status: 200 }]) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/1111|"rectangle"|correctOptions/);
  }
  expect(again).toContain(`"id":${id}`);
  const own = await admin.http('GET', `/api/quizzes/${quiz.id}`);
  expect(own.text).toContain('1111');
});

test('marks alone show no region after the end either', async () => {
  const { quiz } = await heartQuiz(
    {},
    {
      feedback: { atOnce: null, atEnd: 'marks', afterClosing: 'marks' },
    },
  );
  const { person, id, save, submit } = await begin(quiz.id);
  await save({ spots: [inside(0), inside(1)] });
  await submit();
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  expect(review.read(Review).answers[0]).toMatchObject({ isCorrect: true });
  expect(review.text).not.toContain('1111');
});

test('the names of the regions are an answer where learners see them', async () => {
  const { quiz } = await heartQuiz({ options: names });
  const { asked, save, submit } = await begin(quiz.id);
  expect(asked.options.map(({ text }) => text).toSorted()).toEqual(names.toSorted());
  const selectedOptions = asked.options
    .filter(({ text }) => text.includes('valve'))
    .map(({ index }) => index);
  expect((await save({ selectedOptions })).status).toBe(200);
  expect(await submit()).toMatchObject({ result: { score: 1 } });
});

test('more spots than are asked for, a place beside the picture and a name that is not shown are refused', async () => {
  const { quiz } = await heartQuiz();
  const { save } = await begin(quiz.id);
  const refused = [
    { spots: [inside(0), inside(1), inside(2)] },
    { spots: [{ x: 10_001, y: 0 }] },
    { spots: [{ x: 0.5, y: 0 }] },
    { selectedOptions: [0] },
  ];
  for (const answer of refused)
    expect((await save(answer)).status, JSON.stringify(answer)).toBe(400);
  expect((await save({ spots: [{ x: 0, y: 10_000 }] })).status).toBe(200);
});

test('a question without its picture is not published', async () => {
  const { admin, quiz } = await heartQuiz();
  const without = { quizId: quiz.id, ...heart, imageUrl: null };
  const added = await admin.http('POST', '/api/questions', without);
  expect(added.status).toBe(400);
  expect(added.text).toContain('The question needs a picture');
});

test('a redrawn region counts for earlier answers once the question is graded again', async () => {
  const { admin, quiz } = await heartQuiz();
  const { asked, save, submit, person, id } = await begin(quiz.id);
  await save({ spots: [inside(0), inside(2)] });
  expect(await submit()).toMatchObject({ result: { score: 0 } });
  const { questionId } = asked;
  const changed = await admin.http('PUT', `/api/questions/${questionId}`, {
    correctOptions: [0, 2],
  });
  expect(changed.status, changed.text).toBe(200);
  const options = { questionId, method: 'new_key' as const, takesPasses: false };
  const { version } = await admin.calls.regrade.preview(options);
  await admin.calls.regrade.begin({ ...options, version, sendsMails: false });
  const [begun] = (await admin.calls.regrade.question({ id: questionId })).regrades;
  await runRegrade(world.services, begun?.id ?? 0);
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  expect(review.read(Review).answers[0].isCorrect).toBe(true);
});
