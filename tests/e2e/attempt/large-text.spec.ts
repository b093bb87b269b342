import type { Page } from '@playwright/test';
import { languages } from '#shared/kernel/language/languages.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { expect, test } from '../support/journey.ts';

// As a phone of 390 px shows text that is twice as large: all measures follow the size of the text.
test.use({ viewport: { width: 195, height: 422 } });

const isNoWiderThanTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('with text twice as large, time, moves and words of an attempt are within a phone', async ({
  page,
  beginExam,
}) => {
  await beginExam();
  await expect(page.getByRole('button', { name: 'Exit Quiz' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  for (const name of ['Previous', 'Next']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
  }
  expect(await isNoWiderThanTheWindow(page)).toBe(true);
  // The bar below leaves three quarters of the screen to the question.
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const bar = page.locator('div').filter({ has: next }).last().locator('..');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(422 / 4);

  // The attempt is open: the header offers to resume it, and the home page lists it.
  for (const path of ['/', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Resume quiz/ })).toBeInViewport({ ratio: 1 });
    expect(await isNoWiderThanTheWindow(page), path).toBe(true);
  }
});

test('with text twice as large, nothing of the home page is cut on a phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('48 hours', { exact: true })).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
});

test('with text twice as large, no long German word is cut on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 160, height: 284 });
  const found: string[] = [];
  for (const path of [
    '/',
    '/auth',
    '/verify-email',
    '/reset-password?token=x',
    '/quiz/1',
    '/contact',
  ]) {
    await page.goto(`/de${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await cutTexts(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

// Some browsers enlarge the text alone, and the width that media queries compare stays.
test('with text twice as large on the page alone, the menu button of the header is within the window', async ({
  page,
  signUp,
}) => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const isWithin = async (who: string) => {
    for (const width of [320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/contact');
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await expect(menu, `${who}, ${width}`).toBeInViewport({ ratio: 1 });
      expect(await isNoWiderThanTheWindow(page), `${who}, ${width}`).toBe(true);
    }
  };
  await isWithin('guest');
  await signUp();
  await isWithin('member');
  await menu.click();
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
});

test('on a small phone, all of what is kept offline is said in each language', async ({
  page,
  beginExam,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { exam } = await beginExam();
  const found: string[] = [];
  for (const language of languages) {
    await page.goto(`/${language}/quiz/${exam.id}/start`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.context().setOffline(true);
    // Each time another option: the answer that is saved already is not sent again.
    await page.locator('[data-option]:not(:has(:checked)) label').first().click();
    await expect(page.locator('[data-tone=warn] button')).toBeVisible();
    found.push(...(await cutTexts(page)).map((fault) => `${language}: ${fault}`));
    await page.context().setOffline(false);
    await page.locator('[data-saved]').waitFor();
  }
  expect(found).toEqual([]);
});
