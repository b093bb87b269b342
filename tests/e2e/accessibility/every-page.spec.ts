import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { adminRoutes, publicRoutes } from '../support/routes.ts';

// These tests take longest, so they start first and run in parallel.
test.describe.configure({ mode: 'parallel' });

const atEveryWidth =
  'axe finds nothing serious, and nothing scrolls sideways, at any width, light and dark:';

test(`${atEveryWidth} public pages`, async ({ page }) => {
  test.setTimeout(600_000);
  const found: string[] = [];
  for (const route of publicRoutes) {
    await page.goto(route);
    found.push(...(await inspect(page, route)));
  }
  expect(found).toEqual([]);
});

test(`${atEveryWidth} pages of members and administrators`, async ({ page, signInAsAdmin }) => {
  test.setTimeout(600_000);
  await signInAsAdmin();
  const found: string[] = [];
  for (const route of ['/profile', '/results', ...adminRoutes]) {
    await page.goto(route);
    found.push(...(await inspect(page, route)));
  }
  expect(found).toEqual([]);
});
