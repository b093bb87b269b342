import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

/** Screens with opened parts, which a visit alone does not show. */
const opened: [string, string, (page: Page) => Promise<void>][] = [
  [
    'a question in the editor',
    '/admin/edit-quiz/1',
    async (page) => {
      await page.locator('[id$="-head"]').first().click();
      await page.getByLabel('Title').fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'to fix' })).toBeFocused();
    },
  ],
  [
    'the removal of a category',
    '/admin/content-hierarchy?tab=categories',
    async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByLabel(/^Type .* to confirm$/)).toBeVisible();
    },
  ],
  [
    'the tree',
    '/admin/content-hierarchy',
    async (page) => {
      const tree = page.getByRole('list', { name: 'Content hierarchy' });
      await tree.getByRole('button').first().click();
      await tree.getByRole('button').nth(1).click();
      await expect(tree.getByRole('link').first()).toBeVisible();
    },
  ],
  [
    'the form of a category',
    '/admin/categories',
    async (page) => {
      await page.getByRole('button', { name: 'Create Category' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    },
  ],
  [
    'the quizzes of a series',
    '/admin/series',
    async (page) => {
      await page
        .getByRole('button', { name: /^Quizzes of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('ol > li').first()).toBeVisible();
    },
  ],
  [
    'a post in its editor',
    '/admin/blog',
    async (page) => {
      await page.getByRole('button', { name: 'Create Blog Post' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create Post' }).click();
    },
  ],
];

for (const [what, route, open] of opened) {
  test(`axe finds nothing serious in ${what}, at any width, light and dark`, async ({
    page,
    signInAsAdmin,
  }) => {
    await signInAsAdmin();
    await page.goto(route);
    await open(page);
    expect(await inspect(page, what)).toEqual([]);
  });
}
