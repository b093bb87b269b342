import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** States of pages that a mere visit does not show. */
const states: { name: string; member?: true; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'an open series',
    member: true,
    reach: async (page) => {
      await page.goto('/series?series=1', { waitUntil: 'networkidle' });
      await expect(page.getByText(/\d of \d+ mastered/)).toBeVisible();
    },
  },
  {
    name: 'an article with code',
    reach: async (page) => {
      await page.goto('/blog/reading-code-aloud-const-and-closures');
    },
  },
  {
    name: 'a tag of the blog',
    reach: async (page) => {
      await page.goto('/blog?tag=memory');
    },
  },
  {
    name: 'an article that is not there',
    reach: async (page) => {
      await page.goto('/blog/no-such-slug');
    },
  },
  {
    name: 'the contact form with its mistakes',
    reach: async (page) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please select a category')).toBeVisible();
    },
  },
  {
    name: 'the testimonial form with its mistakes',
    member: true,
    reach: async (page) => {
      await page.goto('/submit-testimonial', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Submit Testimonial' }).click();
      await expect(page.getByText('Please select a rating')).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in what blog, series and forms can become (${colorScheme})`, async ({
    page,
    signUp,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const member of [undefined, true]) {
      if (member) await signUp();
      for (const { name, reach } of states.filter((state) => state.member === member)) {
        await reach(page);
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, impact, nodes } of violations) {
            if (impact !== 'serious' && impact !== 'critical') continue;
            found.push(
              `${name} (${width}): ${id} at ${nodes.map((node) => node.target).join(' | ')}`,
            );
          }
        }
      }
    }
    expect(found).toEqual([]);
  });
}
