import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const options = ['4808 ± 1%', 'm', 'furlong = 201.168'];

/** A published quiz with one question whose answer is a number. */
async function mountain() {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 0, questionsPerAttempt: 1, status: 'draft' });
  const question = { quizId: quiz.id, text: 'How high is Mont Blanc?', type: 'numeric' };
  const draft = await admin.http('POST', '/api/questions', { ...question, options: ['high'] });
  expect(draft.status, draft.text).toBe(201);
  const { id } = draft.read(z.object({ id: z.int() }));
  const refused = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { status: 'active' });
  expect(refused.status, refused.text).toBe(400);
  const changed = await admin.http('PUT', `/api/questions/${id}`, { options });
  expect(changed.status, changed.text).toBe(200);
  const published = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { status: 'active' });
  expect(published.status, published.text).toBe(200);
  return { admin, quiz };
}

const Review = z.object({
  answers: z.tuple([
    z.object({
      isCorrect: z.boolean(),
      answerText: z.string(),
      question: z.object({ acceptedAnswers: z.array(z.string()) }),
    }),
  ]),
});

test.each([
  ['4.810 m', 1],
  ['24 furlong', 1],
  ['4808 furlong', 0],
  ['high', 0],
])('a number is saved, graded and reviewed: %s', async (answerText, score) => {
  const { quiz } = await mountain();
  const person = await world.person();
  const { id, questions } = await person.calls.attempt.start({ quizId: quiz.id });
  expect(JSON.stringify(questions)).not.toMatch(/4808|furlong/);
  const questionId = questions[0]?.questionId ?? 0;
  await person.calls.attempt.save({
    attemptId: id,
    answers: [{ questionId, seq: 1, answerText }],
  });
  const outcome = await person.calls.attempt.submit({ attemptId: id, answers: [] });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score } });
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  const [answer] = review.read(Review).answers;
  const question = { acceptedAnswers: ['4808 m ± 1%'] };
  expect(answer).toEqual({ isCorrect: score === 1, answerText, question });
});

test('before the end no answer has the number or its units', async () => {
  const { quiz, admin } = await mountain();
  const learner = await world.person();
  for (const path of [`/api/quizzes/${quiz.id}`, `/api/quizzes/${quiz.id}/random`]) {
    const listed = await learner.http('GET', path);
    expect(listed.text).toContain('Mont Blanc');
    expect(listed.text).not.toMatch(/4808|furlong/);
  }
  expect((await admin.http('GET', `/api/quizzes/${quiz.id}`)).text).toContain('furlong');
});
