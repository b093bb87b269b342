import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

async function loadPack(page: Page) {
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Load for offline use' }).click();
  await expect(page.getByText('Questions loaded: 3')).toBeVisible({ timeout: 60_000 });
}

async function answerFirst(page: Page) {
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Because it is number')).toBeVisible();
}

test('an evening on a train: practice without a connection arrives once', async ({
  page,
  context,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  const { username } = await signUp();
  await takeExam(page, exam.id, 1);
  await loadPack(page);
  expect(await inspect(page, 'practice with a pack')).toEqual([]);

  await context.setOffline(true);
  await page.goto('/practice');
  await expect(page).toHaveURL(/\/en\/offline$/);
  await page.getByRole('button', { name: 'Start a set' }).click();
  await answerFirst(page);
  expect(await inspect(page, 'answer without a connection')).toEqual([]);
  await page.getByRole('button', { name: 'Next question' }).click();
  await answerFirst(page);
  await page.reload();
  await expect(page.getByText('Answers to be sent: 2')).toBeVisible();
  expect(await inspect(page, 'offline page')).toEqual([]);
  await page.getByRole('button', { name: 'Start a set' }).click();
  await answerFirst(page);
  await page.getByRole('button', { name: 'Leave the set' }).click();
  await expect(page.getByText('Answers to be sent: 3')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('All answers are sent.')).toBeVisible();
  const { rows } = await sql.query(
    `select question_id, count(*)::int as times from practice_answers
      where user_id = (select id from users where username = $1) group by question_id`,
    [username],
  );
  expect(rows.map(({ times }) => times)).toEqual([1, 1, 1]);

  // The page comes from the network again, and nothing personal is kept.
  await page.goto('/practice');
  await expect(page).toHaveURL(/\/practice$/);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/en/offline']);
});

test('answers to questions that can no longer be practised are named when they are refused', async ({
  page,
  context,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  const attemptId = await takeExam(page, exam.id, 1);
  await loadPack(page);
  await page.getByRole('link', { name: 'Practise offline' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start a set' }).click();
  await answerFirst(page);
  const feedback = { atEnd: 'score', afterClosing: 'score' };
  await sql.query(
    "update quiz_attempts set rules = rules || jsonb_build_object('feedback', $2::jsonb) where id = $1",
    [attemptId, JSON.stringify(feedback)],
  );
  await context.setOffline(false);
  await expect(page.getByText('Answers not counted: 1')).toBeVisible();
});

test('answers wait for their own account, and a sign-out removes the pack', async ({
  page,
  context,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  const first = await signUp();
  await takeExam(page, exam.id, 1);
  await loadPack(page);
  await page.getByRole('link', { name: 'Practise offline' }).click();
  await page.getByRole('button', { name: 'Start a set' }).click();
  await page.route('**/trpc/practice.sendKept*', (route) => route.abort());
  await answerFirst(page);
  await page.request.post('/api/logout');
  await page.unroute('**/trpc/practice.sendKept*');
  await signUp();
  await page.goto('/practice');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practice-pack'))).toBe('0');
  const answersOf = async () => (await sql.query('select user_id from practice_answers')).rows;
  const before = await answersOf();
  await page.goto('/offline');
  await expect(page.getByText('Nothing is loaded in this browser')).toBeVisible();
  expect(await answersOf()).toEqual(before);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await context.clearCookies();
  await page.request.post('/api/login', {
    data: { email: first.email, password: first.password },
  });
  await page.goto('/');
  await expect.poll(async () => (await answersOf()).length).toBe(before.length + 1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practice-pack'))).toBeNull();
});

test('a sign-out in the page that loaded the pack removes it at once', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  await takeExam(page, exam.id, 1);
  await loadPack(page);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practice-pack'))).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('questions do not count as loaded if the page for offline use could not be kept', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  await takeExam(page, exam.id, 1);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new Error('A file is missing'));
  });
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Load for offline use' }).click();
  await expect(page.getByText('The questions were not loaded')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Load for offline use' })).toBeVisible();
});
