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

test('on paper a long title stays on the sheet, and no button is printed', async ({
  page,
  sql,
  server,
}) => {
  const title = 'x'.repeat(100);
  await sql.query('update quizzes set title = $1 where id = 3', [title]);
  await page.request.post(`${server.url}/api/quizzes/3/attempts`);
  await sql.query(`update quiz_attempts set status = 'submitted', completed_at = now()`);
  // A4 with its usual margins, and without any.
  for (const path of ['/admin/print/3', '/results'])
    for (const width of [718, 794]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const wide = await page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (part) => part.getBoundingClientRect().right > document.documentElement.clientWidth,
          ).length,
      );
      expect([path, width, wide]).toEqual([path, width, 0]);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
});
