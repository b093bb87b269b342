import { inspect } from '../support/accessibility.ts';
import { answer, createExam, giveSubCategory, submit } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { admin } from '../support/server.ts';

test('an exam: rules in the editor, an access code at the start, the score first, the keys after closing', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await giveSubCategory(sql, exam.id);
  // Dates are entered in the time zone of the profile, which is not that of the browser.
  await sql.query(`update users set timezone = 'America/New_York' where email = $1`, [admin.email]);
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${exam.id}`);
  await page.getByText('Rules: Standard').click();
  await page.getByRole('combobox', { name: 'Preset' }).click();
  await page.getByRole('option', { name: 'Exam' }).click();
  await expect(page.getByRole('textbox', { name: 'Attempts per learner' })).toHaveValue('1');
  await page.getByRole('textbox', { name: 'Pass mark' }).fill('60');
  await expect(page.getByText('Rules: Own rules')).toBeVisible();
  await page.getByRole('textbox', { name: 'Access code' }).fill('Fjord 7');
  const opens = page.getByLabel('Opens');
  await expect(opens).toHaveAccessibleDescription(/Eastern Time/);
  await opens.fill('2102-01-01T10:00');
  await opens.focus();
  for (const key of ['ArrowRight', 'ArrowRight', ...'2101']) await page.keyboard.press(key);
  await expect(opens).toHaveValue('2101-01-01T10:00');
  await page.getByLabel('Closes').fill('2100-01-01T10:00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The closing date must be after the opening date')).not.toHaveCount(
    0,
  );
  await opens.fill('');
  expect(await inspect(page, 'rules of a quiz')).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const { rows } = await sql.query('select closes_at from quizzes where id = $1', [exam.id]);
  expect(rows).toEqual([{ closes_at: new Date('2100-01-01T15:00Z') }]);

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
