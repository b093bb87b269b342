import type { Page } from '@playwright/test';

/**
 * Holds matching requests back, so that what a page shows meanwhile can be looked at.
 * @returns lets them through
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
