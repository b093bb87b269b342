import { expect } from 'vitest';
import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from './catalogue.ts';
import type { World } from './world.ts';

/** A published quiz of one question, which its author, an administrator, has sent over REST. */
export async function publishOneQuestion(
  world: World,
  question: object,
  rules: Partial<TakingRules> = {},
) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 0, questionsPerAttempt: 1, status: 'draft' });
  const added = await admin.http('POST', '/api/questions', { quizId: quiz.id, ...question });
  expect(added.status, added.text).toBe(201);
  const changes = { status: 'active', rules: { ...standardRules, ...rules } };
  const published = await admin.http('PUT', `/api/quizzes/${quiz.id}`, changes);
  expect(published.status, published.text).toBe(200);
  return { admin, quiz };
}
