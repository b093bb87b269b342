import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const html = (page: Page) => page.locator('html');

/** A voice that notes what it is given, and says each sentence in no time. */
async function giveVoice(page: Page) {
  await page.addInitScript(() => {
    const speech = {
      getVoices: () => [],
      cancel: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => {
        document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}${utterance.text}|`;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  });
}

test('what a guest chooses is there before the next page is painted', async ({ page }) => {
  await page.goto('/accessibility');
  await page.getByLabel('Font', { exact: true }).selectOption('atkinson');
  await page.getByLabel('Larger buttons').check();
  await expect(html(page)).toHaveAttribute('data-display', 'font-atkinson largeTargets');
  await expect(page.getByLabel('Time for quizzes')).toHaveCount(0);
  // Without the app’s code the script in the head alone has set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/quizzes');
  await expect(html(page)).toHaveAttribute('data-display', 'font-atkinson largeTargets');
});

test('what a member chooses holds on another device, until the member signs out there', async ({
  page,
  signUp,
  browser,
}) => {
  await signUp();
  await page.goto('/accessibility');
  await page.getByLabel('Read aloud').check();
  await page.getByLabel('One thing at a time').check();
  await expect
    .poll(async () => (await (await page.request.get('/api/user')).json()).accessibility)
    .toMatchObject({ oneThing: true, readAloud: true });
  const storageState = await page.context().storageState();
  const other = await browser.newContext({
    storageState: { cookies: storageState.cookies, origins: [] },
    baseURL: new URL(page.url()).origin,
  });
  const device = await other.newPage();
  await device.goto('/contact');
  await expect(html(device)).toHaveAttribute('data-display', 'oneThing readAloud');
  await other.close();
});

test('a question is read aloud, marked, paused and ended, and stands alone', async ({
  page,
  signUp,
}) => {
  await giveVoice(page);
  await signUp();
  await page.goto('/accessibility');
  await page.getByLabel('Read aloud').check();
  await page.getByLabel('One thing at a time').check();
  await page.getByLabel('Time for quizzes').selectOption('100');
  await expect
    .poll(async () => (await (await page.request.get('/api/user')).json()).accessibility)
    .toMatchObject({ extraTimePercent: 100, oneThing: true });
  await page.goto('/quiz/1/start');
  await expect(page.getByRole('timer')).toContainText(/1\d:\d\d|20:00/);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read aloud' }).press('Enter');
  await expect(html(page)).toHaveAttribute('data-said', 'Question 1 of 12|');
  expect(await page.evaluate(() => String([...(CSS.highlights.get('spoken') ?? [])][0]))).toBe(
    'Question 1 of 12',
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(html(page)).toHaveAttribute('data-said', 'Question 1 of 12|Question 1 of 12|');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await page.evaluate(() => CSS.highlights.has('spoken'))).toBe(false);
});

test('axe finds nothing serious with everything switched on, light and dark', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/accessibility');
  await page.getByLabel('Spacing', { exact: true }).selectOption('wider');
  for (const name of ['High contrast', 'Larger buttons', 'No motion', 'One thing at a time'])
    await page.getByLabel(name).check();
  const found = await inspect(page, 'the profile');
  await page.goto('/quiz/1/start');
  found.push(...(await inspect(page, 'the player')));
  expect(found).toEqual([]);
});
