import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ signInAsAdmin }) => signInAsAdmin());

test('admin 14: every page of the administration is in the sidebar and marked there', async ({
  page,
}) => {
  for (const [address, label] of [
    ['/admin', 'Dashboard'],
    ['/admin/categories', 'Categories'],
    ['/admin/content-hierarchy', 'Content Hierarchy'],
    ['/admin/series', 'Learning Series'],
    ['/admin/testimonials', 'Testimonials'],
    ['/admin/blog/new', 'Blog Manager'],
  ] as const) {
    await page.goto(address);
    const menus = page.getByRole('navigation', { name: /^(Administration|Manage)$/ });
    await expect(menus.locator('[data-current]')).toHaveText([label]);
    // Also for those who do not see it.
    await expect(menus.locator('[aria-current]')).toHaveText([label]);
  }
  // What the menu of a small screen shows, too.
  for (const [address, name] of [
    ['/admin/edit-quiz/1', 'Edit Quiz'],
    ['/admin/quiz-results/1', 'Results'],
    ['/admin/import', 'Import Questions'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('p[data-current]')).toHaveText(name);
  }
});

test('admin 18: on a small phone no number wraps, and the pages are in a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admin');
  const opener = page.getByRole('button', { name: /^Administration/ });
  await expect(page.getByRole('link', { name: 'Blog Manager' })).toBeHidden();
  await opener.click();
  await page.getByRole('link', { name: 'Blog Manager' }).click();
  // The page before has links of the same names.
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(page.getByRole('link', { name: 'Categories', exact: true })).toBeHidden();
  await page.goto('/admin');
  const figure = page.getByText('Total Questions').locator('..').locator('[data-figures]');
  await expect(figure).toHaveCSS('white-space', 'nowrap');
});

test('beside the sidebar, a page that is still loading says so', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/admin/users', { waitUntil: 'commit' });
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(loading).toBeHidden();
});

test('until the page of a link has come, a line below the header says so, also if it was hovered before', async ({
  page,
}) => {
  await page.goto('/admin');
  const letThrough = await holdBack(page, /\/trpc\/[^?]*account\.people/);
  const line = page.locator('[data-loading-line]');
  const link = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', {
    name: 'Users',
  });
  const asked = page.waitForRequest(/account\.people/);
  await link.hover();
  await asked;
  await expect(line).toHaveCount(0);
  await link.click();
  await expect(line).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
