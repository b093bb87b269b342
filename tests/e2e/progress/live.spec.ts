import { inspect } from '../support/accessibility.ts';
import { answer } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { callsOf } from '../support/refusing.ts';
import { admin } from '../support/server.ts';

test('while a quiz is written, its author sees how far everybody is and adds time', async ({
  page,
  browser,
  server,
  beginExam,
}) => {
  const { exam, account } = await beginExam({ timeLimit: 10 });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^09:|^10:00/);

  await using context = await browser.newContext({ baseURL: server.url });
  const adminPage = await context.newPage();
  await adminPage.request.post('/api/login', { data: admin });
  await adminPage.goto(`/admin/quiz-results/${exam.id}?view=live`);
  const row = adminPage.getByRole('row').filter({ hasText: account.username });
  await expect(row).toContainText('0 of 5');
  expect(await inspect(adminPage, 'who takes a quiz now')).toEqual([]);
  await adminPage.getByRole('textbox', { name: 'Minutes' }).fill('7');
  await row.getByRole('button', { name: 'Add 7 minutes' }).click();
  await expect(adminPage.getByText('7 minutes were added')).toBeVisible();
  await expect(row).toContainText(/1[56]:/);

  await answer(page);
  await expect(timer).toHaveText(/^1[56]:/);
  await expect(row).toContainText('1 of 5');
});

test('minutes that are added in the last seconds count, though the player has asked before', async ({
  page,
  sql,
  beginExam,
}) => {
  await beginExam({ timeLimit: 10 });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^09:|^10:00/);
  await sql.query(`update quiz_attempts set deadline = now() + interval '8 seconds'`);
  await page.reload();
  await expect(timer).toHaveText(/^00:0/);
  await sql.query(`update quiz_attempts set deadline = deadline + interval '5 minutes'`);
  await expect(timer).toHaveText(/^0[45]:/, { timeout: 15_000 });
  await answer(page);
  await expect(page.getByText('Saved')).toBeVisible();
});

test('minutes that are added while the player submits count, also if the network was away', async ({
  page,
  sql,
  beginExam,
}) => {
  await beginExam({ timeLimit: 10 });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^09:|^10:00/);
  const endIn = (seconds: number) =>
    sql.query('update quiz_attempts set deadline = now() + make_interval(secs => $1)', [seconds]);
  await endIn(4);
  await page.reload();
  await expect(timer).toHaveText(/^00:0/);
  const submits = callsOf('attempt.submit');
  let isHeld = false;
  await page.route(submits, async (route) => {
    isHeld = true;
    await endIn(5);
    await route.fallback();
  });
  await expect(timer).toHaveText(/^00:00/);
  await expect(timer).toHaveText(/^00:0[1-5]/, { timeout: 15_000 });
  expect(isHeld).toBe(true);
  await answer(page);
  await page.unroute(submits);

  await page.route(submits, (route) => route.abort());
  await expect(page.getByText('Not submitted yet')).toBeVisible({ timeout: 15_000 });
  await endIn(300);
  await page.unroute(submits);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(timer).toHaveText(/^0[45]:/);
  await answer(page);
});
