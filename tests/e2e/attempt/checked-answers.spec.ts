import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit, tile } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('an answer that is checked is closed and explained at once, in every tab and after a reload', async ({
  page,
  context,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await sql.query(
    `update quizzes set rules = jsonb_set(rules, '{feedback,atOnce}', '"explanations"') where id = $1`,
    [exam.id],
  );
  await signUp();
  await page.goto(`/quiz-overview/${exam.id}`);
  await expect(page.getByText('You can have each answer checked')).toBeVisible();
  await page.goto(`/quiz/${exam.id}/start`);
  const check = page.getByRole('button', { name: 'Check answer' });
  await expect(check).toBeDisabled();
  await answer(page, 'quite wrong');
  const other = await context.newPage();
  await other.goto(`/quiz/${exam.id}/start`);
  await expect(other.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();

  await check.click();
  await expect(page.getByText('Because it is number')).toBeVisible();
  await expect(page.getByText('Your answer, wrong')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(other.getByText('Your answer, wrong')).toBeVisible();
  await expect(tile(page, 1)).toHaveAccessibleName(/checked/);
  expect(await inspect(page, 'a checked answer', [320])).toEqual([]);

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await context.setOffline(true);
  await answer(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The answer is checked as soon as there is one')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^right/ })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('Your answer, correct')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByText('Your answer, correct')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Your answer, wrong')).toBeVisible();
  await submit(page);
  await expect(page.getByText('1 of 3').first()).toBeVisible();
});

test('before leaving after an answer was checked it is said that the attempt is graded, and it is', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await sql.query(
    `update quizzes set rules = jsonb_set(rules, '{feedback,atOnce}', '"explanations"') where id = $1`,
    [exam.id],
  );
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('Your answer, correct')).toBeVisible();

  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('An answer was checked, so it is graded')).toBeVisible();
  await expect(dialog.getByText('counts as zero')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Leave Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
  await expect(page.getByText('1 of 1 correct')).toBeVisible();
});
