import { expect, test } from './support/journey.ts';

test('the home page opens, and a member is greeted as one', async ({ page, signUp }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await signUp();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile$/);
});
