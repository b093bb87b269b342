import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`home, its menus and the search have no serious finding at ${width} px (${colorScheme})`, async ({
      page,
      signUp,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'It rises' }).click();
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem')).toHaveCount(4);
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const unfold = page.getByRole('button', { name: 'Search quizzes' });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole('combobox', { name: 'Search quizzes' }).fill('and');
      await expect(page.getByRole('option')).toHaveCount(5);
      expect(await seriousFindings(page)).toEqual([]);
      await signUp();
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveCount(5);
      expect(await seriousFindings(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
    });
  }
}
