import type { Page } from '@playwright/test';
import { seriousFindings } from '../support/accessibility.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { showInPseudoLanguage } from '../support/pseudo-language.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '../support/routes.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

interface Visits {
  page: Page;
  signUp: () => Promise<unknown>;
  signInAsAdmin: () => Promise<void>;
}

/**
 * Opens every page on a phone, as a guest, a learner or an administrator.
 * @param prefix of the addresses, `/de`
 * @param findFaults of the page that is shown
 * @returns the faults, each with its route
 */
async function visitEveryPage(
  { page, signUp, signInAsAdmin }: Visits,
  prefix: string,
  findFaults: () => Promise<string[]>,
): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const visit = async (routes: readonly string[]) => {
    for (const route of routes) {
      await page.goto(prefix + route);
      await expect(page.getByRole('heading').first(), route).toBeAttached();
      found.push(...(await findFaults()).map((fault) => `${route}: ${fault}`));
    }
  };
  await visit(publicRoutes);
  await signUp();
  const attempt = await takeExam(page, 2, 3);
  await visit(memberRoutes.map((route) => route.replace('/results/1', `/results/${attempt}`)));
  await signInAsAdmin();
  await visit(adminRoutes);
  return found;
}

test('in a pseudo-language, no text is cut and no page is too wide for a phone', async ({
  page,
  signUp,
  signInAsAdmin,
}) => {
  const found = await visitEveryPage({ page, signUp, signInAsAdmin }, '', async () => {
    await showInPseudoLanguage(page);
    return cutTexts(page);
  });
  expect(found).toEqual([]);
});

for (const language of ['de', 'ar']) {
  test(`in ${language}, axe finds nothing serious on any page, and no text is cut on a phone`, async ({
    page,
    signUp,
    signInAsAdmin,
  }) => {
    // Colours do not depend on the language: every-page.spec.ts looks at them.
    const rules = { 'color-contrast': { enabled: false } };
    const found = await visitEveryPage(
      { page, signUp, signInAsAdmin },
      `/${language}`,
      async () => [...(await seriousFindings(page, { rules })), ...(await cutTexts(page))],
    );
    expect(found).toEqual([]);
  });
}
