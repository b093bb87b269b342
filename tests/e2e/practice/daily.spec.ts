import { inspect } from '../support/accessibility.ts';
import { createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test('a guest answers the question of the day, and its key is in nothing that was sent before', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  await sql.query('update quizzes set is_open_for_practice = false, updated_at = now()');
  await page.goto('/question-of-the-day');
  await expect(page.getByText('There is no question today')).toBeVisible();
  expect(await inspect(page, 'no question of the day', [320])).toEqual([]);

  const exam = await createExam(server.url, { questions: 1 });
  await sql.query(
    'update quizzes set is_open_for_practice = true, updated_at = now() where id = $1',
    [exam.id],
  );
  const html = async () => (await page.request.get('/question-of-the-day')).text();
  await expect.poll(html).toContain('number 1');
  expect(await html()).not.toMatch(/Because it is number|correctOption/);

  // On the page that is open since: the tab of a reader may stay open until the next day.
  // What was read less than two seconds ago is not read again.
  await expect(async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('link', { name: 'Question of the day' }).first().click();
    await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Because it is number')).toHaveCount(0);
  expect(await inspect(page, 'the question of the day', [320])).toEqual([]);
  await page.getByRole('radio', { name: /^right/ }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Because it is number')).toBeVisible();
  await expect(page.getByText('Right today: 100%. Answers today: 1.')).toBeVisible();
  expect(await inspect(page, 'the question of the day, answered', [320])).toEqual([]);
  // The same browser counts once.
  await page.reload();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Answers today: 1.')).toBeVisible();

  // A member's answer is one in practice.
  await page.goto('about:blank');
  await signUp();
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Question of the day' }).click();
  await page.getByRole('radio', { name: /^right/ }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Your first answer today counts in practice.')).toBeVisible();
  await page.getByRole('link', { name: 'Practise more' }).click();
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  await expect(page.getByText('100%').first()).toBeVisible();
  // As in a browser that blocks storage, on a site without https.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new Error('SecurityError');
        },
      });
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await page.goto('/question-of-the-day');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('link', { name: 'To its quiz' }).click();
  await expect(page).toHaveURL(new RegExp(`/quiz/${exam.id}$`));
});
