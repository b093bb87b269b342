import { readFile } from 'node:fs/promises';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator sees who scored what, downloads it, and reads how the questions were answered', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 5 });
  const first = await signUp();
  const id = await takeExam(page, exam.id, 5);
  const second = await signUp();
  const half = await takeExam(page, exam.id, 2);
  // As where parts of answers count.
  await sql.query('update answers set credit = 50 where quiz_attempt_id = $1 and not is_correct', [
    half,
  ]);

  await signInAsAdmin();
  await page.goto(`/admin?q=${encodeURIComponent(exam.title)}`);
  await page.getByRole('link', { name: `Results of ${exam.title}` }).click();
  await expect(page.getByRole('heading', { name: exam.title })).toBeVisible();
  const attempts = page.getByRole('table', { name: 'Attempts' });
  const rowOf = (name: string) => attempts.getByRole('row').filter({ hasText: name });
  await expect(rowOf(first.email)).toContainText('100%');
  await expect(rowOf(second.email)).toContainText('Not passed');
  expect(await inspect(page, 'attempts of a quiz')).toEqual([]);
  await rowOf(second.email).getByRole('button', { name: 'Allow a retake now' }).click();
  const unlock = page.getByRole('dialog', { name: 'Allow a retake now' });
  await expect(unlock).toContainText(second.username);
  await unlock.getByRole('button', { name: 'Allow a retake now' }).click();
  await expect(page.getByText('The quiz is open again for this learner')).toBeVisible();
  await expect(rowOf(second.email).getByRole('button')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Passed');
  await expect(rowOf(second.email)).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(first.email);

  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByText('Not enough attempts yet').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Distribution of scores' })).toBeVisible();
  expect(await inspect(page, 'summary of results')).toEqual([]);

  await views.getByRole('link', { name: 'Questions' }).click();
  await expect(views.locator('[aria-current]')).toHaveText('Questions');
  const questions = page.getByRole('table', { name: 'Questions', exact: true });
  await expect(questions.getByRole('row').filter({ hasText: '75%' })).toHaveCount(3);
  await questions.getByText('What is the answer to number 1?').click();
  const options = page.getByRole('list', { name: 'Options by score group' });
  await expect(options.getByRole('listitem').filter({ hasText: 'quite wrong 1' })).toBeVisible();
  expect(await inspect(page, 'results of questions')).toEqual([]);

  await views.getByRole('link', { name: 'Attempts' }).click();
  await page.getByRole('link', { name: first.username }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/attempts\\?attempt=${id}$`));
  await expect(page.getByText('The record is complete')).toBeVisible();

  // What was deleted meanwhile.
  for (const address of ['quiz-results', 'print', 'regrade', 'classes']) {
    expect((await page.goto(`/admin/${address}/999999`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
