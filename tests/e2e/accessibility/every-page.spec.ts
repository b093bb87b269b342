import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { cutInPseudoLanguage } from '../support/pseudo-language.ts';
import { adminRoutes, publicRoutes } from '../support/routes.ts';

// These tests take longest, so they start first and run in parallel.
test.describe.configure({ mode: 'parallel' });

const atEveryWidth =
  'axe finds nothing serious, and nothing scrolls sideways, at any width, light and dark, and no text is cut in a pseudo-language on a phone:';

/** Both kinds of faults in one visit: loading a page takes as long as looking for cut texts. */
async function visitAll(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading').first(), route).toBeAttached();
    found.push(...(await inspect(page, route)));
    found.push(...(await cutInPseudoLanguage(page)).map((fault) => `${route}: ${fault}`));
  }
  return found;
}

test(`${atEveryWidth} public pages`, async ({ page }) => {
  test.setTimeout(600_000);
  expect(await visitAll(page, publicRoutes)).toEqual([]);
});

test(`${atEveryWidth} pages of members and administrators`, async ({
  page,
  signUp,
  signInAsAdmin,
}) => {
  test.setTimeout(600_000);
  await signUp();
  await takeExam(page, 2, 3);
  await signInAsAdmin();
  expect(await visitAll(page, ['/profile', '/results', ...adminRoutes])).toEqual([]);
});
