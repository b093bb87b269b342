import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inspect } from '../support/accessibility.ts';
import { createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

const Started = z.object({
  id: z.int(),
  questions: z.array(z.object({ questionId: z.int(), text: z.string() })),
});

/** Answers everything right but the first and the second question, which get their second option. */
async function takeWithTwoMistakes(page: Page, quizId: number) {
  const start = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const { id, questions } = Started.parse(await start.json());
  const answers = questions.map(({ questionId, text }) => ({
    questionId,
    seq: 1,
    selectedOption: /number [12]\?/.test(text) ? 1 : 0,
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
  const exam = await createExam(server.url, { questions: 5 });
  const learner = await signUp();
  const id = await takeWithTwoMistakes(page, exam.id);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('3 of 5 correct')).toBeVisible();

  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${exam.id}`);
  const notice = page.getByRole('alert').filter({ hasText: 'A key was changed' });
  await expect(page.getByRole('radio', { name: 'Option A is correct' })).toBeChecked();
  await expect(notice).toBeHidden();
  await page.getByRole('radio', { name: 'Option B is correct' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice).toBeVisible();
  expect(await inspect(page, 'a changed key')).toEqual([]);
  await notice.getByRole('link', { name: 'What is the answer to number 1?' }).click();

  await expect(page.getByRole('heading', { name: 'Grade Past Answers Again' })).toBeVisible();
  const regrade = page.url();
  const changes = page.getByRole('table', { name: 'What changes' });
  const row = changes.getByRole('row').filter({ hasText: learner.username });
  await expect(row).toContainText('60%');
  await expect(row).toContainText('80%');
  expect(await inspect(page, 'a regrade')).toEqual([]);
  await page.getByRole('button', { name: 'Grade 1 attempt again' }).click();
  await expect(page.getByText('1 score changed')).toBeVisible();
  await expect(page.getByText('No score changes.')).toBeVisible();
  await page.goto(`/admin/edit-quiz/${exam.id}`);
  await expect(page.getByRole('radio', { name: 'Option B is correct' })).toBeChecked();
  await expect(notice).toBeHidden();

  const { email, password } = learner;
  await page.request.post('/api/login', { data: { email, password } });
  await page.goto(`/results/${id}`);
  await expect(page.getByText('4 of 5 correct')).toBeVisible();
  await expect(page.getByText('Before questions were graded again: 3 of 5.')).toBeVisible();
  const question = page.getByRole('article').filter({ hasText: 'answer to number 1?' });
  await expect(question).toContainText('your answer counts by the new one');
  await expect(question.getByText('Correct', { exact: true })).toBeVisible();
  expect(await inspect(page, 'a corrected result')).toEqual([]);

  await signInAsAdmin();
  await page.goto(regrade);
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this decision?' });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(row).toContainText('80%');
});
