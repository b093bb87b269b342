import { type APIRequestContext, request } from '@playwright/test';
import { z } from 'zod';
import { admin } from './server.ts';

const Answer = z.record(z.string(), z.unknown()).and(z.object({ id: z.int() }));

export type Author = Awaited<ReturnType<typeof administrator>>;

/** Makes a draft that asks one of its questions. */
export function createDraft(author: Author, title: string) {
  return author.create('/api/quizzes', {
    title,
    description: 'For a journey',
    categoryId: 1,
    subCategoryId: 1,
    timeLimit: 10,
    questionsPerAttempt: 1,
    status: 'draft',
  });
}

/** Makes a quiz of one question that everyone can take. */
export async function publishQuestion(
  author: Author,
  title: string,
  question: Record<string, unknown>,
) {
  const quiz = await createDraft(author, title);
  await author.create('/api/questions', { quizId: quiz.id, ...question });
  await author.calls.put(`/api/quizzes/${quiz.id}`, { data: { status: 'active' } });
  return quiz;
}

/** API calls of an administrator, in a separate session. */
export async function administrator(url: string) {
  const calls: APIRequestContext = await request.newContext({ baseURL: url });
  const signedIn = await calls.post('/api/login', { data: admin });
  if (!signedIn.ok()) throw new Error(`Signing in failed: ${await signedIn.text()}`);
  return {
    /** @returns the created row with its id */
    async create(path: string, data: Record<string, unknown>) {
      const answer = await calls.post(path, { data });
      if (!answer.ok()) throw new Error(`POST ${path} failed: ${await answer.text()}`);
      return Answer.parse(await answer.json());
    },
    calls,
    [Symbol.asyncDispose]: () => calls.dispose(),
  };
}
