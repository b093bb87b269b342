import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of a small phone, a tablet and a desktop. */
const everyWidth = [320, 768, 1280];

/**
 * Looks at what a page shows now, at each width in CSS pixels, light and dark.
 * @returns what axe calls serious, and where the page would have to be scrolled sideways
 */
export async function inspect(
  page: Page,
  what: string,
  widths: readonly number[] = everyWidth,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await settle(page);
      const place = `${what}, ${width} px, ${colorScheme}`;
      found.push(...(await seriousFindings(page, colorScheme)).map((told) => `${place}: ${told}`));
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overflow > 0) found.push(`${what}, ${width} px: ${overflow} px too wide`);
  }
  return found;
}

/** In dark only the colours are others. */
async function seriousFindings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'dark'
    ? axe.withRules(['color-contrast'])
    : axe
  ).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Waits for what moves once; what moves for ever, or with the scrolling, is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && Number.isFinite(Number(endTime));
    });
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
