import type { Page } from '@playwright/test';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search quizzes' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Matching quizzes' }).getByRole('option');

test('the search suggests at most five quizzes whose title matches, and requests none before (HF-03, HF-04, HOME-17)', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/trpc\/quiz\.|api\/quizzes/.test(request.url())) calls.push(request.url());
  });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await box(page).fill('AND');
  await expect(options(page)).toHaveCount(5);
  // The part that matches is marked in each title.
  await expect(options(page).locator('strong')).toHaveText(Array(5).fill(/^and$/i));
});

test('a blank text cannot be submitted (HF-05)', async ({ page }) => {
  await page.goto('/contact');
  const submit = page.getByRole('button', { name: 'Search', exact: true });
  await expect(submit).toBeDisabled();
  await box(page).fill('   ');
  await expect(submit).toBeDisabled();
  await box(page).fill('a');
  await expect(submit).toBeEnabled();
});

test('submitting opens the first match; without a match, the list (HF-06, decision 115)', async ({
  page,
}) => {
  await page.goto('/contact');
  await box(page).fill('and');
  await expect(options(page)).toHaveCount(5);
  const href = await options(page).first().getAttribute('href');
  await box(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(box(page)).toHaveValue('');

  await box(page).fill('qqqqq');
  await expect(page.getByText('No quiz has this in its title.')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/quizzes\?q=qqqqq$/);
});

test('the arrows choose a suggestion, Enter opens it, Escape closes (decision 115)', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('and');
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const href = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('on a phone the search field opens over the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/contact');
  await expect(box(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search quizzes' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('and');
  await expect(options(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(box(page)).toBeHidden();
});

test('earlier searches are offered in an empty field, and can be cleared', async ({ page }) => {
  await page.goto('/contact');
  await box(page).fill('qqqqq');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\?q=qqqqq$/);
  await page.goto('/contact');
  await box(page).click();
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['qqqqq']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=qqqqq$/);
  // The address changes before the page, which closes the field.
  await expect(recent).toHaveCount(0);
  await box(page).click();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await box(page).click();
  await expect(recent).toHaveCount(0);
});

test('item 6: a search finds words in quizzes, series and posts, with marked hits; questions for administrators only', async ({
  page,
  signInAsAdmin,
}) => {
  await page.goto('/quizzes?q=Memory');
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(group('Posts').getByRole('listitem').first()).toBeVisible();
  await expect(
    group('Posts')
      .locator('mark', { hasText: /^memory/i })
      .first(),
  ).toBeVisible();
  await expect(group('Questions')).toHaveCount(0);
  await page.goto('/quizzes?q=science');
  await expect(group('Series').locator('mark').first()).toHaveText(/^science/i);

  await signInAsAdmin();
  await page.goto('/quizzes?q=capital');
  await expect(group('Questions').locator('mark').first()).toHaveText(/^capital/i);
});

test('a page that is opened while the first match is looked up stays', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const letThrough = await holdBack(page, /quiz\.suggest/);
  await box(page).fill('and');
  await box(page).press('Enter');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Series' })
    .click();
  await expect(page).toHaveURL(/\/series$/);
  const answered = page.waitForResponse(/quiz\.suggest/);
  letThrough();
  await (await answered).finished();
  await expect(box(page)).toHaveValue('');
  // What the answer would open is asked for by then.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/series$/);
});
