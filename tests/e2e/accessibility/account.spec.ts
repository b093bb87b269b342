import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';

const axe = 'axe finds nothing serious, at any width, light and dark:';

test(`${axe} signing in and the pages of mailed links`, async ({ page }) => {
  const found: string[] = [];
  for (const route of [
    '/auth?tab=register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/verify-email?token=abc',
  ]) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    found.push(...(await inspect(page, route)));
  }
  expect(found).toEqual([]);
});

test(`${axe} the sections of the profile, and an open card with mistakes`, async ({
  page,
  signUp,
}) => {
  await signUp();
  const found: string[] = [];
  for (const section of ['email', 'security', 'export', 'delete']) {
    await page.goto(`/profile?section=${section}`);
    await expect(page.locator('h1')).toBeVisible();
    found.push(...(await inspect(page, section)));
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Personal Information' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  found.push(...(await inspect(page, 'an open card with mistakes')));
  expect(found).toEqual([]);
});
