import { inspect } from '../support/accessibility.ts';
import { answer, createExam, giveSubCategory, submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('an exam: rules in the editor, an access code at the start, the score first, the keys after closing', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await giveSubCategory(sql, exam.id);
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${exam.id}`);
  await page.getByText('Rules: Standard').click();
  await page.getByRole('combobox', { name: 'Preset' }).click();
  await page.getByRole('option', { name: 'Exam' }).click();
  await expect(page.getByRole('textbox', { name: 'Attempts per learner' })).toHaveValue('1');
  await page.getByRole('textbox', { name: 'Pass mark' }).fill('60');
  await expect(page.getByText('Rules: Own rules')).toBeVisible();
  await page.getByRole('textbox', { name: 'Access code' }).fill('Fjord 7');
  await page.getByLabel('Opens').fill('2101-01-01T10:00');
  await page.getByLabel('Closes').fill('2100-01-01T10:00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The closing date must be after the opening date')).not.toHaveCount(
    0,
  );
  await page.getByLabel('Opens').fill('');
  expect(await inspect(page, 'rules of a quiz')).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await signUp();
  await page.goto(`/quiz-overview/${exam.id}`);
  await page.goto(`/quiz/${exam.id}`);
  await page.getByRole('link', { name: 'Start Quiz' }).first().click();
  const code = page.getByRole('textbox', { name: 'Access code' });
  await code.fill('Fjord 8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  expect(await inspect(page, 'access code', [320])).toEqual([]);
  await code.fill('fjord 7');
  await page.keyboard.press('Enter');
  await answer(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await answer(page, 'quite wrong');
  await submit(page);
  await expect(page.getByText('Only the score of this attempt is shown.')).toBeVisible();
  await page.goto('/results');
  await page
    .getByRole('link', { name: new RegExp(exam.title) })
    .first()
    .click();
  await expect(page.getByText('Only the score of this attempt is shown.')).toBeVisible();
  await expect(page.getByText('Because it is number')).toHaveCount(0);
  expect(await inspect(page, 'withheld answers', [320])).toEqual([]);
  await page.goto(`/quiz/${exam.id}`);
  await expect(page.getByText('No Attempts Left')).toBeVisible();

  await sql.query(`update quizzes set closes_at = now() - interval '1 minute' where id = $1`, [
    exam.id,
  ]);
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Because it is number 1.')).toHaveCount(1);
});
