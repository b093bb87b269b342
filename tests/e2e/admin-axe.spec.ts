import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** Screens with something opened on them, which a mere visit does not show. */
const opened: [string, string, (page: Page) => Promise<void>][] = [
  [
    'a question in the editor',
    '/admin/edit-quiz/1',
    async (page) => {
      await page.locator('[id$="-head"]').first().click();
      await page.getByLabel('Title').fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'to mend' })).toBeFocused();
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing serious on opened admin screens at ${width} px (${colorScheme})`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.request.post('/api/login', {
        data: { email: 'admin@example.com', password: 'admin password' },
      });
      const found: string[] = [];
      for (const [what, route, open] of opened) {
        await page.goto(route);
        await open(page);
        await page.waitForTimeout(400);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, impact, nodes } of violations)
          if (impact === 'serious' || impact === 'critical')
            found.push(`${what}: ${id} ${nodes.map((node) => node.target).join(' | ')}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        if (overflow > 0) found.push(`${what}: ${overflow} px too wide`);
        page.once('dialog', (prompt) => void prompt.accept());
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}
