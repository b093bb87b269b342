import type { Page } from '@playwright/test';
import { seriousFindings } from '../support/accessibility.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { cutInPseudoLanguage } from '../support/pseudo-language.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '../support/routes.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

interface Visits {
  page: Page;
  signUp: () => Promise<unknown>;
  signInAsAdmin: () => Promise<void>;
}

const memberRoutesWith = (attempt: number) =>
  memberRoutes.map((route) => route.replace('/results/1', `/results/${attempt}`));

/** @returns the faults that are found on each page, with its route */
async function visitAll(
  page: Page,
  routes: readonly string[],
  findFaults: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading').first(), route).toBeAttached();
    found.push(...(await findFaults()).map((fault) => `${route}: ${fault}`));
  }
  return found;
}

/**
 * Opens every page on a phone, as a guest, a learner or an administrator.
 * @param language of the addresses
 * @param findFaults of the page that is shown
 * @returns the faults, each with its route
 */
async function visitEveryPage(
  { page, signUp, signInAsAdmin }: Visits,
  language: string,
  findFaults: () => Promise<string[]>,
): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visit = (routes: readonly string[]) =>
    visitAll(
      page,
      routes.map((route) => `/${language}${route}`),
      findFaults,
    );
  const found = await visit(publicRoutes);
  await signUp();
  const attempt = await takeExam(page, 2, 3);
  found.push(...(await visit(memberRoutesWith(attempt))));
  await signInAsAdmin();
  found.push(...(await visit(adminRoutes)));
  return found;
}

// every-page.spec.ts looks at the other pages in the pseudo-language, in the visits that it makes anyway.
test('in a pseudo-language, no text of a member’s page is cut and none is too wide for a phone', async ({
  page,
  signUp,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp();
  const attempt = await takeExam(page, 2, 3);
  const find = () => cutInPseudoLanguage(page);
  expect(await visitAll(page, memberRoutesWith(attempt), find)).toEqual([]);
});

for (const language of ['de', 'ar']) {
  test(`in ${language}, axe finds nothing serious on any page, and no text is cut on a phone`, async ({
    page,
    signUp,
    signInAsAdmin,
  }) => {
    // Colours do not depend on the language: every-page.spec.ts looks at them.
    const rules = { 'color-contrast': { enabled: false } };
    const found = await visitEveryPage({ page, signUp, signInAsAdmin }, language, async () => [
      ...(await seriousFindings(page, { rules })),
      ...(await cutTexts(page)),
    ]);
    expect(found).toEqual([]);
  });
}
