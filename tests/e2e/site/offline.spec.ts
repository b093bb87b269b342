import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';

// The server is stopped and started again.

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Without hovering over the link first, which would preload its page. */
const follow = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true }).dispatchEvent('click');

const journeys = [
  { from: '/', link: 'Contact', to: '/contact', heading: 'Contact' },
  { from: '/quizzes', link: 'Series', to: '/series', heading: 'Learning Series' },
  { from: '/contact', link: 'Quizzes', to: '/quizzes', heading: 'Quizzes' },
] as const;

for (const { from, link, to, heading } of journeys) {
  test(`learner 1: without a network, going from ${from} to ${to} shows an error in the app, and Try again continues`, async ({
    page,
    context,
  }) => {
    await page.goto(from);
    await context.setOffline(true);
    await follow(page, link);
    await expect(failure(page)).toContainText('We could not reach the server.');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('banner')).toBeVisible();

    await tryAgain(page).click();
    await expect(tryAgain(page)).toBeEnabled();
    await expect(failure(page)).toBeVisible();

    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });
}

test('learner 1: without a server Start Quiz shows an error in the app, and the link to an open quiz stays', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  await page.request.post('/api/quizzes/2/attempts');
  await page.goto('/quiz/1');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
  await server.kill();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Start Quiz' })
    .first()
    .dispatchEvent('click');
  await expect(failure(page)).toBeVisible();
  // The page of a quiz has no footer; the link back opens a page that has one.
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
  await follow(page, 'Contact');
  await expect(page).toHaveURL('/contact');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();

  await server.start();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
});

test('learner 1: after a new build the page is reloaded once, and never in a loop', async ({
  page,
}) => {
  await page.goto('/');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  // A build whose files were deleted.
  await page.route(/\/assets\/(?:contact|series)-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.route(/\/assets\//, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await follow(page, 'Contact');
  await expect.poll(() => reloads).toBe(1);
  await expect(failure(page)).toBeVisible();
  await follow(page, 'Series');
  await expect(page).toHaveURL('/series');
  await expect(failure(page)).toBeVisible();
  expect(reloads).toBe(1);
});

test('learner 1: a part that is loaded later and fails does not replace the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/contact');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('This part did not load')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
});

test('web 2: Try again works on every page of the administration', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const pages = [
    'edit-quiz/1',
    'create-quiz',
    'create-question',
    'categories',
    'content-hierarchy',
    'series',
    'testimonials',
  ];
  for (const path of ['/admin', ...pages.map((name) => `/admin/${name}`)]) {
    await page.goto('/contact');
    const letThrough = await refuse(page, 'every call', 'internal', 'Broken for a moment');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(failure(page), path).toBeVisible();
    await letThrough();
    await tryAgain(page).click();
    await expect(failure(page), path).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
