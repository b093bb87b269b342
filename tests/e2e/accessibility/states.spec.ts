import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

/** States of pages that a visit alone does not show. */
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
    name: 'a missing article',
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

for (const { name, member, reach } of states) {
  test(`axe finds nothing serious in ${name}, at any width, light and dark`, async ({
    page,
    signUp,
  }) => {
    if (member) await signUp();
    await reach(page);
    expect(await inspect(page, name)).toEqual([]);
  });
}
