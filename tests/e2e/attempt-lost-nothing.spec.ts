import type { BrowserContext, Page } from '@playwright/test';
import { answer, createExam, submit, tile } from './support/exam.ts';
import { expect, test } from './support/journey.ts';

const saved = 'Saved';
const kept = 'Kept on this device';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

/** Another page of the same browser, or of another one, once it can be used. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForFunction(() => document.documentElement.dataset.alive);
  return tab;
}

test('no answer is lost: the server dies, the page is reloaded, the network goes and comes back', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await tile(page, 2).click();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await server.kill();
  await tile(page, 3).click();
  await answer(page);
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await server.start();
  // At once, before the next try: what was kept has to come from the browser's store.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3 of 5' })).toBeVisible();
  for (const number of [1, 2, 3])
    await expect(tile(page, number)).toHaveAccessibleName(/, answered/);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByText('Continued from another tab or device')).toBeHidden();

  await page.context().setOffline(true);
  await tile(page, 4).click();
  await answer(page);
  await expect(page.getByText('Offline: 1 answer kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await submit(page);
  await expect(page.getByText('4 of 5 right')).toBeVisible();
  await page.goto('/results');
  await expect(page.getByRole('link', { name: exam.title })).toHaveCount(1);
  await expect(page.getByText('1 attempt, 1 passed.')).toBeVisible();
});

test('ERR-16 a submit without network is kept, told, and sent when the network is back', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(tile(page, 1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await answer(page);
  await submit(page);
  await expect(page).toHaveURL(/\/quiz-summary/);
  await expect(page.getByText('Failed to submit quiz. Please try again.')).toBeVisible();
  await expect(page.getByText('waiting for the network. You answered 1 of 5.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 of 5 right')).toBeVisible();
});

test('two tabs work on one attempt, and both end with its result', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  const other = await openTab(page.context(), `${server.url}/quiz/${exam.id}/start`);
  await expect(other.getByText('This quiz is open in another tab too')).toBeVisible();
  await expect(page.getByText('This quiz is open in another tab too')).toBeVisible();
  await expect(other.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();
  await answer(other);
  await expect(other.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^right/ })).toBeChecked();
  await submit(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/quiz-summary/);
    await expect(tab.getByText('1 of 5 right')).toBeVisible();
  }
});

test('what a closed tab could not send, the other one sends', async ({ page, server, signUp }) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  const other = await openTab(page.context(), `${server.url}/quiz/${exam.id}/start`);
  await expect(other.getByRole('radio', { name: /^right/ })).toBeChecked();
  await page.context().setOffline(true);
  await tile(other, 2).click();
  await answer(other);
  await expect(other.getByText(kept, { exact: true })).toBeVisible();
  await other.close({ runBeforeUnload: false });
  await page.context().setOffline(false);
  await submit(page);
  await expect(page.getByText('2 of 5 right')).toBeVisible();
});

test('another device continues the attempt, even when the first one’s clock is hours ahead', async ({
  page,
  server,
  signUp,
  browser,
}) => {
  const exam = await createExam(server.url);
  const account = await signUp();
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(10:00|09:5\d)$/);
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/api/login', { data: account });
  const device = await openTab(context, `/quiz/${exam.id}`);
  await device.getByRole('link', { name: 'Continue Quiz' }).click();
  await expect(device.getByText('Continued from another tab or device')).toBeVisible();
  await expect(device.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();
  await answer(device);
  await expect(device.getByText(saved, { exact: true })).toBeVisible();

  await submit(page);
  await expect(page.getByText('1 of 5 right')).toBeVisible();
  await device.keyboard.press('n');
  await answer(device);
  await expect(device).toHaveURL(/\/quiz-summary/);
  await expect(device.getByText('1 of 5 right')).toBeVisible();
  await context.close();
});

test('a session that ended in the middle keeps the answers until one is signed in again', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  const account = await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(tile(page, 1)).toBeVisible();
  await page.context().clearCookies();
  await answer(page);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByText('You were signed out')).toBeHidden();
});

test('a submit that arrives after the deadline is graded on what had been saved', async ({
  page,
  server,
  signUp,
}) => {
  test.setTimeout(180_000);
  const exam = await createExam(server.url, { timeLimit: 1 });
  await signUp();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await answer(page);
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await expect(page.getByText("Time's up", { exact: true })).toBeVisible({ timeout: 70_000 });
  await expect(page.getByText('waiting for the network')).toBeVisible();
  await page.waitForTimeout(16_000);
  await page.context().setOffline(false);
  await expect(page.getByText('1 of 5 right')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The time was up')).toBeVisible();
});
