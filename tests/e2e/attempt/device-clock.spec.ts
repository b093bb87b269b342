import { setTimeout as pause } from 'node:timers/promises';
import { answer, beginEarlier, createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { callsOf } from '../support/refusing.ts';

const threeHours = 3 * 3_600_000;

test('neither a question nor the attempt ends when the clock of the device is set forward', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await sql.query(
    `update quizzes set rules = rules || '{"oneWay": true, "questionSeconds": 300}' where id = $1`,
    [exam.id],
  );
  await signUp();
  await page.clock.install();
  await page.goto(`/quiz/${exam.id}/start`);
  const left = page.getByRole('timer', { name: 'Time left for this question' });
  await expect(left).toHaveText(/^0[45]:\d\d$/);
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url() === `${server.url}/healthz`) asked.push(response.status());
  });
  await page.clock.setSystemTime(Date.now() + threeHours);
  await page.clock.runFor(3000);
  await expect.poll(() => asked).toEqual([200]);
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  await expect(left).toHaveText(/^0[45]:\d\d$/);
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();
  await expect(left).toHaveText(/^0[45]:\d\d$/);
});

test('offline the time is up when the device has slept through the end', async ({
  page,
  beginExam,
}) => {
  await page.clock.install();
  await beginExam();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  // In some browsers only the wall clock counts the sleep of the device.
  await page.clock.setSystemTime(Date.now() + threeHours);
  await page.clock.runFor(3000);
  await expect(page.getByText('Not submitted yet')).toBeVisible();
});

test('a clock that is set forward while there is no network submits nothing once there is one', async ({
  page,
  sql,
  beginExam,
}) => {
  await page.clock.install();
  const { exam } = await beginExam();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.clock.setSystemTime(Date.now() + threeHours);
  await page.clock.runFor(3000);
  await expect(page.getByText('Not submitted yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`/quiz/${exam.id}/start`);
  await expect(page.getByText('Continued from another device')).toHaveCount(0);
  await page.keyboard.press('n');
  await answer(page);
  await page.clock.runFor(3000);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { rows } = await sql.query('select status from quiz_attempts where quiz_id = $1', [
    exam.id,
  ]);
  expect(rows).toEqual([{ status: 'open' }]);
});

test('what ended on the screen without a network is submitted when the time is really over', async ({
  page,
  sql,
  beginExam,
}) => {
  await page.clock.install();
  const { exam } = await beginExam();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.clock.setSystemTime(Date.now() + threeHours);
  await page.clock.runFor(3000);
  await expect(page.getByText('Not submitted yet')).toBeVisible();
  await beginEarlier(sql, exam.id, 3 * 3600);
  // On a slow network too.
  await page.route(callsOf('attempt.open'), async (route) => {
    await pause(3000);
    await route.fallback();
  });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible({ timeout: 15_000 });
});
