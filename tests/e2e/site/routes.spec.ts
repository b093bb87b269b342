import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '../support/routes.ts';

const notFound = '404 Page Not Found';
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Collects the errors and warnings of a page; a journey with any of them fails. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  return heard;
}

/** Where a request for an address ends, after the redirects of the server; a page need not be loaded for that. */
async function targetOf(page: Page, route: string): Promise<string> {
  const answer = await page.request.get(route, { headers: { accept: 'text/html' } });
  return new URL(answer.url()).pathname;
}

test('ROUTE-01, ROUTE-02: a guest reads every public page, with header and footer, a title, a description and a canonical address of its own, without errors or warnings', async ({
  page,
}) => {
  const heard = complaints(page);
  const titles = new Map<string, string>();
  for (const route of publicRoutes) {
    await page.goto(route);
    expect(pathOf(page), route).toBe(route);
    await expect(page.getByRole('banner'), route).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page.getByText(notFound), route).toHaveCount(0);
    const title = await page.title();
    expect(titles.get(title), `${route} shares its title`).toBeUndefined();
    titles.set(title, route);
    await expect(page.locator('meta[name=description]'), route).toHaveCount(1);
    if (['/verify-email', '/shared-quiz', '/challenge', '/open-quiz', '/offline'].includes(route)) {
      // Opened by mailed and secret links, or from this browser alone: not indexed, without a canonical address.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      continue;
    }
    await expect(page.locator('link[rel=canonical]'), route).toHaveAttribute(
      'href',
      new RegExp(`${route === '/' ? '/?' : route}$`),
    );
    await expect(page.locator('meta[property="og:title"]'), route).toHaveCount(1);
  }
  expect(heard).toEqual([]);
});

test('ROUTE-05: a guest is redirected to /auth from every page for members and administrators', async ({
  page,
}) => {
  for (const route of [...memberRoutes, ...adminRoutes])
    expect(await targetOf(page, route), route).toBe('/auth');
  for (const route of [memberRoutes[0], adminRoutes[0]]) {
    await page.goto(route);
    expect(pathOf(page), route).toBe('/auth');
  }
});

test('ROUTE-03, ROUTE-06: a member opens the pages for members and is redirected home from those for administrators', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const route of memberRoutes) {
    await page.goto(route);
    await expect(page.getByText(notFound), route).toHaveCount(0);
    expect(pathOf(page), route).not.toBe('/auth');
  }
  for (const route of adminRoutes) expect(await targetOf(page, route), route).toBe('/');
  await page.goto(adminRoutes[0]);
  expect(pathOf(page)).toBe('/');
});

test('ROUTE-04, HF-01: an administrator opens every page for administrators', async ({
  page,
  signInAsAdmin,
}) => {
  const heard = complaints(page);
  await signInAsAdmin();
  for (const route of adminRoutes) {
    await page.goto(route);
    expect(pathOf(page), route).toBe(route);
    await expect(page.getByRole('banner'), route).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  }
  expect(heard).toEqual([]);
});

test('ROUTE-07: a guarded page shows a spinner while the user loads', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/contact');
  await page.evaluate(() => window.localStorage.clear());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('status').or(page.locator('[aria-busy=true]')).first()).toBeVisible();
  expect(pathOf(page)).not.toBe('/auth');
  release();
  await expect(page).toHaveURL(/\/profile$/);
});

test('ROUTE-08: any other address answers 404 with the not-found page', async ({ page }) => {
  for (const address of ['/no-such-page', '/admin/none', '/quiz', '/blog/no/such']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
});

test('the not-found page has a quiz search', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: 'Find a quiz' }).fill('and');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/quizzes\?q=and$/);
});

test('HF-02, HF-13: header and footer have the links of the specification', async ({ page }) => {
  for (const route of ['/contact', '/auth', '/blog']) {
    await page.goto(route);
    const header = page.getByRole('banner');
    for (const [name, target] of [
      ['Home', '/'],
      ['Quizzes', '/quizzes'],
      ['Blog', '/blog'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        target,
      );
    }
    const footer = page.getByRole('contentinfo');
    for (const target of [
      '/',
      '/quizzes',
      '/profile',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
    ]) {
      await expect(
        footer.locator(`a[href="${target}"]`).first(),
        `${route} → ${target}`,
      ).toBeVisible();
    }
  }
});

test('the pages can be read with JavaScript switched off', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [route, text] of [
    ['/', 'Popular Quizzes'],
    ['/quizzes', 'All Categories'],
    ['/quiz/1', 'questions'],
    ['/series', 'Learning Series'],
    ['/blog', 'Read More'],
    ['/blog/why-being-tested-helps-you-learn', 'More Articles'],
    ['/privacy-policy', 'January 23, 2025'],
  ] as const) {
    await page.goto(`${server.url}${route}`);
    await expect(page.getByText(text).first(), route).toBeVisible();
    expect(await page.title(), route).not.toBe('');
  }
  await context.close();
});
