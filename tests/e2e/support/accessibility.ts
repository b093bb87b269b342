import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tablet = 768;
/** Widths of a small phone, a tablet and a desktop. */
const everyWidth = [320, tablet, 1280];

type Inspection = [colorScheme: 'light' | 'dark', rules: RunOptions];
/** In dark only the colours differ. */
const inBothSchemes: Inspection[] = [
  ['light', {}],
  ['dark', { runOnly: ['color-contrast'] }],
];
/** The parts of a tablet's layout are those of a phone or a desktop, with their colours, whose check takes longest. */
const inTabletLayout: Inspection[] = [
  ['light', { rules: { 'color-contrast': { enabled: false } } }],
];

/**
 * Inspects what a page shows now, at each width in CSS pixels, light and dark; on a tablet without the
 * contrast of colours.
 * @returns violations that axe rates serious, and widths at which the page scrolls sideways
 */
export async function inspect(
  page: Page,
  what: string,
  widths: readonly number[] = everyWidth,
): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(drawEverything);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [colorScheme, rules] of width === tablet ? inTabletLayout : inBothSchemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await settle(page);
      const findings = await seriousFindings(page, rules);
      found.push(...findings.map((finding) => `${what}, ${width} px, ${colorScheme}: ${finding}`));
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overflow > 0) found.push(`${what}, ${width} px: ${overflow} px too wide`);
  }
  return found;
}

/**
 * Violations of a page in its present state that axe rates serious. Runs axe in the page itself, where it is loaded once per document: the Playwright adapter loads it for
 * every run and opens a page to sort the results, which takes three times as long.
 */
export async function seriousFindings(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(parseColoursOnce);
  }
  const violations = await page.evaluate(
    async (options) => {
      const results = await window.axe.run(document, options);
      return results.violations.map(({ id, impact, nodes }) => ({
        impact,
        finding: `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      }));
    },
    { ...rules, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ finding }) => finding);
}

/**
 * Runs in the page. axe parses the colour and the background of each element anew, with a slow parser: parsing each
 * colour once saves a third of the time of a check of contrast.
 */
function parseColoursOnce(): void {
  const { prototype } = window.axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Runs in the page. The styles of what is out of sight and skipped (`content-visibility`) are those of an earlier moment. */
async function drawEverything(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  // It is drawn with the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Waits until no finite animation runs; endless ones and those of scrolling go on. The promises of the animations are
 * not waited for: those of elements that React replaces meanwhile may never settle. Nor does Playwright wait: it would
 * put its scripts into the page for that, as `whenHydrated` in journey.ts says.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ timeline, effect, playState }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        const isPassing = timeline === document.timeline && Number.isFinite(Number(endTime));
        return isPassing && playState === 'running';
      });
    while (isMoving()) await new Promise(requestAnimationFrame);
  });
}

interface Channels {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface Colour extends Channels {
  parseString(text: string): Channels;
}

declare global {
  interface Window {
    axe: typeof import('axe-core') & { commons: { color: { Color: { prototype: Colour } } } };
  }
}
