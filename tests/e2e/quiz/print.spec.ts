import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

test('an author prints a quiz in three versions with answer sheets and the key', async ({
  page,
}) => {
  await page.goto('/admin/edit-quiz/1');
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Print', level: 1 })).toBeVisible();
  await expect(page.getByText('Version A')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Versions' }).click();
  await page.getByRole('option', { name: '3 versions' }).click();
  // Of the paper, of its answer sheet, and in the head of the key.
  for (const letter of ['A', 'B', 'C'])
    await expect(page.getByText(`Version ${letter}`)).toHaveCount(3);
  const key = page.getByRole('table').getByRole('row');
  const rows = await key.count();

  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  await expect(key).toHaveCount(rows);
  const text = () => page.getByRole('main').innerText();
  // Markdown is shown as it is written until its code has loaded.
  await expect.poll(text).not.toContain('*');
  const printed = await text();
  await page.reload();
  await expect(key).toHaveCount(rows);
  await expect.poll(text).toBe(printed);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Shuffle again' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The address keeps them, so a busy machine unchecks them a moment after the click.
  for (const name of ['Answer key', 'Answer sheets']) {
    await page.getByRole('checkbox', { name }).click();
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('Version A')).toHaveCount(1);
});

test('the paper of a quiz with negative marking says what a wrong answer costs', async ({
  page,
  sql,
}) => {
  const penalty = page.getByText('A wrong answer costs 25% of a question');
  await page.goto('/admin/print/2');
  await expect(page.getByText('Mark one answer to each question')).toBeVisible();
  await expect(penalty).toHaveCount(0);
  const rules = JSON.stringify({ wrongAnswerPenaltyPercent: 25 });
  await sql.query('update quizzes set rules = rules || $1::jsonb where id = 2', [rules]);
  await page.reload();
  await expect(penalty).toBeVisible();
});
