import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const toast = (page: Page) => toasts(page).getByText('Login failed');

/** Fills in a log-in that will fail. @returns what sends it */
async function wrongLogIn(page: Page) {
  await page.goto('/auth');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).fill('wrong password');
  return () => form.getByRole('button', { name: 'Log in' }).click();
}

/** Makes a toast appear: a log-in that fails. */
async function raiseToast(page: Page) {
  const send = await wrongLogIn(page);
  await send();
  await expect(toast(page)).toBeVisible();
}

test('CONST-01: fetched data is kept; no refetch when the window gets the focus; a failing call is sent once', async ({
  page,
}) => {
  await page.goto('/contact');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && asked.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Series' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Series' })).toBeVisible();
  // When this later request is sent, those that the focus could have caused have been sent too.
  await page.evaluate(() => fetch('/readyz'));
  expect(asked.slice(before)).toEqual([]);

  await page.goto('/contact');
  let failed = 0;
  await page.route('**/trpc/**blog**', (route) => {
    failed += 1;
    return route.fulfill({ status: 500, body: 'boom' });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  expect(failed).toBe(1);
});

test('CONST-02: one quiz is requested up to three times', async ({ page }) => {
  await page.goto('/quizzes');
  let asked = 0;
  await page.route('**/trpc/**quiz.card**', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'boom' });
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible({
    timeout: 20_000,
  });
  expect(asked).toBe(3);
});

test('CONST-05, CONST-08: a toast stays five seconds, in a space of at most 420 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.clock.install();
  const send = await wrongLogIn(page);
  // From here on the test controls the time; each step lets the page render.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await send();
  const isShownAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return toast(page).isVisible();
  };
  await expect.poll(() => isShownAfter(20)).toBe(true);
  const width = await toasts(page).evaluate(
    (region) => window.getComputedStyle(region).maxInlineSize,
  );
  expect(width).toBe('420px');
  let shownFor = 0;
  while (shownFor < 20_000 && (await isShownAfter(100))) shownFor += 100;
  expect(shownFor).toBeGreaterThan(4500);
  // With the time in which it fades.
  expect(shownFor).toBeLessThan(6500);
});

test('CONST-07: F8 moves the focus to the toasts; a swipe of 60 px to the right dismisses, one of 40 px does not', async ({
  page,
}) => {
  await raiseToast(page);
  await page.keyboard.press('F8');
  const focusIsInside = () =>
    toasts(page).evaluate((region) => region.contains(document.activeElement));
  expect(await focusIsInside()).toBe(true);
  const swipe = async (distance: number) => {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('The toast is gone');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast(page)).toBeVisible();
  await swipe(60);
  await expect(toast(page)).toHaveCount(0, { timeout: 2000 });
});

test('CONST-03: categories are requested again when they are five minutes old, not before', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('category.list') && asked.push(request.url()),
  );
  await page.goto('/quizzes');
  const header = page.getByRole('banner');
  const awayAndBack = async () => {
    await header.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('link', { name: 'Read More' }).first()).toBeVisible();
    await header.getByRole('link', { name: 'Quizzes' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.clock.runFor(1000);
  };
  await page.clock.fastForward('04:00');
  await awayAndBack();
  expect(asked).toEqual([]);
  await page.clock.fastForward('02:00');
  await awayAndBack();
  await expect.poll(() => asked.length).toBe(1);
});

test('CONST-09: a tooltip opens after 700 ms, the next one at once', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.clock.install();
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Create Blog Post' }).first().click();
  const marks = page.getByRole('toolbar').getByRole('button');
  const tooltip = page.getByRole('tooltip');
  await expect(marks.nth(0)).toBeVisible();
  // From here on the test controls the time; each step lets the page render.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const frames = async () => {
    for (let step = 0; step < 6; step += 1) await page.clock.runFor(100);
  };
  await marks.nth(0).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await frames();
  await expect(tooltip).toBeVisible();
  await marks.nth(1).hover();
  await frames();
  await expect(
    page.getByRole('tooltip', { name: (await marks.nth(1).getAttribute('aria-label')) ?? '' }),
  ).toBeVisible();
});
