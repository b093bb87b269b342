import { expect, inMotion, test } from './support/journey.ts';

test.use(inMotion);

test('AUTH-01, HF-12: the home page opens for a guest', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('ROUTE-03: a member reaches the profile', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile$/);
});
