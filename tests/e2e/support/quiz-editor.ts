import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test as journey } from './journey.ts';
import { type Author, administrator } from './writing.ts';

export { expect } from './journey.ts';

const Stored = z.object({
  title: z.string(),
  categoryId: z.int().nullable(),
  questionsPerAttempt: z.int(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  rules: z.looseObject({}),
  questions: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      type: z.string(),
      options: z.array(z.string()),
      correctOption: z.int().nullable(),
      correctOptions: z.array(z.int()),
      difficulty: z.string(),
      explanation: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
});

/** A quiz with its keys, as returned by the editor's call. */
export async function stored(page: Page, id: number) {
  const input = encodeURIComponent(JSON.stringify({ id }));
  const answer = await page.request.get(`/trpc/quiz.getForAuthor?input=${input}`);
  return z.object({ result: z.object({ data: Stored }) }).parse(await answer.json()).result.data;
}

/** The newest quiz of that title. */
export async function findByTitle(page: Page, title: string): Promise<number> {
  const List = z.array(z.object({ id: z.int(), title: z.string() }));
  const quizzes = List.parse(await (await page.request.get('/api/quizzes')).json());
  const found = quizzes.find((quiz) => quiz.title === title);
  if (!found) throw new Error(`There is no quiz called ${title}`);
  return found.id;
}

export async function choose(
  page: Page,
  label: string,
  option: string,
  within: Page | Locator = page,
) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Saves the draft in the editor, publishes it, and leaves the page without a session. */
export async function saveAndPublish(page: Page, author: Author, id: number) {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  const published = await author.calls.put(`/api/quizzes/${id}`, { data: { status: 'active' } });
  expect(published.ok(), await published.text()).toBe(true);
  // Before the session ends, nothing of the editor may answer it by going elsewhere.
  await page.goto('about:blank');
  await page.context().clearCookies();
}

const question = (text: string) => ({
  text,
  type: 'single_choice',
  options: ['one', 'two', 'three', 'four'],
  correctOption: 1,
});

/** A quiz of three questions in the first sub-category. */
export async function makeQuiz(url: string, title: string, texts = ['First', 'Second', 'Third']) {
  await using writer = await administrator(url);
  const { id } = await writer.create('/api/quizzes', {
    title,
    description: 'For a journey',
    categoryId: 1,
    subCategoryId: 1,
    timeLimit: 20,
  });
  const sent = await writer.calls.post('/api/questions/bulk', {
    data: { quizId: id, questions: texts.map(question) },
  });
  expect(sent.ok()).toBe(true);
  return id;
}

/** Removes drafts that an earlier journey of the same administrator left. */
async function forgetDraft(page: Page, kind: 'quiz' | 'question') {
  const ref = { kind, documentId: null };
  const input = encodeURIComponent(JSON.stringify(ref));
  const found = z
    .object({
      result: z.object({ data: z.object({ draft: z.object({ writer: z.string() }).nullable() }) }),
    })
    .parse(await (await page.request.get(`/trpc/draft.get?input=${input}`)).json());
  const writer = found.result.data.draft?.writer;
  if (writer) await page.request.post('/trpc/draft.discard', { data: { ...ref, writer } });
}

/** Journeys of an administrator without drafts. */
export const test = journey.extend<{ withoutDrafts: undefined }>({
  withoutDrafts: [
    async ({ page, signInAsAdmin }, use) => {
      await signInAsAdmin();
      await forgetDraft(page, 'quiz');
      await forgetDraft(page, 'question');
      await use(undefined);
    },
    { auto: true },
  ],
});
