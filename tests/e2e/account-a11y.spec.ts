import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/account.ts';

async function expectNoViolations(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
  expect(told, where).toEqual([]);
}

test('the account pages keep to WCAG in both schemes, and nothing scrolls sideways at 320 px', async ({
  page,
  signUp,
}) => {
  const guestPages = [
    '/auth',
    '/auth?tab=register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/verify-email?token=abc',
  ];
  const memberPages = [
    '',
    '?section=email',
    '?section=security',
    '?section=export',
    '?section=delete',
  ];
  const look = async (path: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectNoViolations(page, `${path}, ${colorScheme}`);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, path).toBeLessThanOrEqual(0);
    }
  };
  for (const path of guestPages) await look(path);
  await signUp();
  for (const path of memberPages) await look(`/profile${path}`);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Personal Information' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNoViolations(page, 'an open card with mistakes');
});
