import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a learner reports a question of a result, and an administrator settles the report', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 5 });
  await signUp();
  const id = await takeExam(page, exam.id, 3);
  await page.goto(`/results/${id}`);
  const question = page.getByRole('article').first();
  await question.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this question?' });
  await dialog.getByRole('radio', { name: 'Typing or language mistake' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The second word');
  expect(await inspect(page, 'report of a question')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for the report')).toBeVisible();
  await expect(
    question.getByRole('button', { name: 'Reported: Typing or language mistake' }),
  ).toBeVisible();

  await signInAsAdmin();
  await page.goto('/admin/question-quality?about=reported');
  const list = page.getByRole('table', { name: 'Question Quality' });
  const row = list.getByRole('row').filter({ hasText: 'Reports: 1' }).first();
  await row.getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Question' });
  await expect(panel.getByText('The second word')).toBeVisible();
  expect(await inspect(page, 'quality of a question')).toEqual([]);
  await panel.getByRole('button', { name: 'Mark as fixed' }).click();
  await expect(page.getByText('The reports are settled')).toBeVisible();
  await expect(panel.getByText('The second word')).toBeHidden();
});
