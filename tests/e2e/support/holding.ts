import type { Page } from '@playwright/test';

/**
 * Delays matching requests, so that a test can inspect what the page shows meanwhile.
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
