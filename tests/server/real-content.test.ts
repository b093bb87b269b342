import { expect, test } from 'vitest';
import { z } from 'zod';

import { type ContentQuiz, keyOf, loadContent, readContent } from '#tests/support/content.ts';
import { createWorld, type Person } from '#tests/support/world.ts';

const Started = z.object({
  id: z.int(),
  questions: z.array(
    z.object({
      questionId: z.int(),
      text: z.string(),
      options: z.array(z.object({ index: z.int(), text: z.string() })),
    }),
  ),
});

/** Takes a quiz over REST, with right answers to all questions except the first `mistakes`. */
async function take(person: Person, quizId: number, content: ContentQuiz, mistakes: number) {
  const started = await person.http('POST', `/api/quizzes/${quizId}/attempts`);
  expect(started.status).toBe(201);
  const { id, questions } = started.read(Started);
  const answers = questions.map((question, index) => {
    const key = keyOf(content, question.text);
    const shown = question.options.map((option) => option.text);
    expect([...shown].sort()).toEqual(key.type === 'fill_blank' ? [] : [...key.options].sort());
    return {
      questionId: question.questionId,
      seq: 1,
      ...(index < mistakes ? {} : rightAnswer(key)),
    };
  });
  const submitted = await person.http('POST', `/api/quiz-attempts/${id}/submit`, { answers });
  expect(submitted.status).toBe(200);
  const review = await person.http('GET', `/api/quiz-attempts/${id}`);
  return { outcome: submitted.body, review: review.body, total: questions.length };
}

function rightAnswer(key: ContentQuiz['questions'][number]) {
  if (key.type === 'multiple_choice') return { selectedOptions: key.correctOptions };
  if (key.type === 'fill_blank') return { answerText: key.options[0]?.split('|')[0] };
  return { selectedOption: key.correctOption };
}

test('RADM-01, RADM-02: a whole collection is loaded over REST, and its quizzes are graded correctly', {
  timeout: 120_000,
}, async () => {
  await using world = await createWorld();
  const content = await readContent();
  const admin = await world.person({ isAdmin: true });
  const ids = await loadContent(content, async (url, body) => {
    const answer = await admin.http('POST', url, body);
    expect(answer.status, answer.text.slice(0, 500)).toBe(201);
    return answer.body;
  });
  const listed = await world.guest.http('GET', '/api/quizzes');
  expect(listed.read(z.array(z.object({ id: z.int() })))).toHaveLength(content.length);
  const { count } = await world.db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(content.reduce((sum, quiz) => sum + quiz.questions.length, 0));

  const person = await world.person();
  const everyNinth = content.filter((_, index) => index % 9 === 0);
  for (const [index, quiz] of everyNinth.entries()) {
    const mistakes = index % 3 === 0 ? 0 : index * 2;
    const { outcome, review, total } = await take(person, ids.get(quiz.title) ?? 0, quiz, mistakes);
    const score = Math.max(0, total - mistakes);
    const passed = score * 100 >= total * 80;
    expect(outcome).toMatchObject({
      kind: 'submitted',
      result: { score, totalQuestions: total, passed },
    });
    expect(review).toMatchObject({ score, passed, answers: { length: total } });
  }
});
