import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { makeQuiz } from '../support/quiz-editor.ts';
import { administrator, createDraft } from '../support/writing.ts';

const Started = z.object({
  id: z.int(),
  questions: z.array(z.object({ questionId: z.int(), text: z.string() })),
});

/** Answers everything right but the first question, which gets its third option. */
async function takeWithOneMistake(page: Page, quizId: number) {
  const start = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const { id, questions } = Started.parse(await start.json());
  const answers = questions.map(({ questionId, text }) => ({
    questionId,
    seq: 1,
    selectedOption: text === 'First' ? 2 : 1,
  }));
  const sent = await page.request.post(`/api/quiz-attempts/${id}/submit`, { data: { answers } });
  expect(sent.ok()).toBe(true);
  return id;
}

test('a wrong key is corrected, past answers are graded again, and the learner sees why', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const quizId = await makeQuiz(server.url, 'A quiz with a wrong key');
  const learner = await signUp();
  const id = await takeWithOneMistake(page, quizId);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('2 of 3 correct')).toBeVisible();

  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${quizId}`);
  const notice = page.getByRole('alert').filter({ hasText: 'A key was changed' });
  await page.getByRole('button', { name: /^1 First/ }).click();
  await expect(page.getByRole('radio', { name: 'Option B is correct' })).toBeChecked();
  await page.getByRole('radio', { name: 'Option C is correct' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question1 = { name: 'First' };
  const asked = page.getByRole('dialog', { name: 'A key was changed' });
  await expect(asked.getByRole('link', question1)).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await inspect(page, 'a changed key')).toEqual([]);
  await asked.getByRole('button', { name: 'Decide later' }).last().click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`/admin/edit-quiz/${quizId}`);
  await notice.getByRole('link', question1).click();

  await expect(page.getByRole('heading', { name: 'Grade Past Answers Again' })).toBeVisible();
  const regrade = page.url();
  const changes = page.getByRole('table', { name: 'What changes' });
  const row = changes.getByRole('row').filter({ hasText: learner.username });
  await expect(row).toContainText('66.6%');
  await expect(row).toContainText('100%');
  expect(await inspect(page, 'a regrade')).toEqual([]);
  await expect(page.getByText('gains points')).toBeVisible();
  await page.getByRole('button', { name: 'Grade 1 attempt again' }).press('Enter');
  await expect(page.getByText('1 score changed')).toBeVisible();
  await expect(page.getByText('No score changes.')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goto(`/admin/edit-quiz/${quizId}`);
  await expect(page.getByRole('list', { name: 'Questions' })).toBeVisible();
  await expect(notice).toBeHidden();

  const { email, password } = learner;
  await page.request.post('/api/login', { data: { email, password } });
  await page.goto(`/results/${id}`);
  await expect(page.getByText('3 of 3 correct')).toBeVisible();
  await expect(page.getByText('Before questions were graded again: 2 of 3.')).toBeVisible();
  const question = page.getByRole('article').filter({ hasText: 'First' });
  await expect(question).toContainText('your answer counts by the new one');
  await expect(question.getByText('Correct', { exact: true })).toBeVisible();
  expect(await inspect(page, 'a corrected result')).toEqual([]);

  await signInAsAdmin();
  await page.goto(regrade);
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this decision?' });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(row).toContainText('100%');
});

test('the key of a true-or-false question is in the language of the page', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  await using author = await administrator(server.url);
  const { id: quizId } = await createDraft(author, 'True or not');
  const fields = { text: 'Ice floats', type: 'true_false', options: [], correctOption: 0 };
  const { id } = await author.create('/api/questions', { quizId, ...fields });
  await signInAsAdmin();
  await page.goto(`/de/admin/regrade/${id}`);
  await expect(page.getByRole('definition').first()).toHaveText('Wahr');
});
