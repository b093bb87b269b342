import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { startServer } from '../support/server.ts';

/** The page views that the analytics service received. */
const views = (page: Page) =>
  page.evaluate(() =>
    [...(Reflect.get(window, 'dataLayer') ?? [])]
      .map((command: ArrayLike<unknown>) => Array.from(command))
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map(([, , facts]) => Reflect.get(Object(facts), 'page_path')),
  );

test('with an id and consent every page is reported once; before and without consent, nothing is sent (RPUB-05, decision 137)', async ({
  browser,
}) => {
  const server = await startServer({ environment: { ANALYTICS_ID: 'G-ABC123' } });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const outside: string[] = [];
  await page.route(
    (url) => url.origin !== server.url,
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await page.goto('/contact');
  const bar = page.getByRole('region', { name: 'Analytics' });
  await expect(bar).toBeVisible();
  expect(outside).toEqual([]);
  await bar.getByRole('button', { name: 'Yes' }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => views(page)).toEqual(['/contact']);
  expect(outside).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  const visited = ['/contact'];
  for (const name of ['Series', 'Terms of Service', 'Privacy Policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    // A page counts when it has loaded; its heading is visible before.
    visited.push(`/${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect.poll(() => views(page)).toEqual(visited);
  }

  await page.getByRole('button', { name: 'Do not count' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/contact/);
  expect(await views(page)).toHaveLength(4);
  await context.close();
  await server.stop();
});

test('without an id consent is not requested and nothing third-party is loaded', async ({
  page,
  server,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) outside.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Analytics' })).toHaveCount(0);
  expect(outside.filter((url) => /^https?:/.test(url))).toEqual([]);
});
