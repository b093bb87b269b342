import type { Page } from '@playwright/test';

/** CSS pixels that WCAG 2.5.5 asks for. */
const leastHeight = 44;

/**
 * Finds links and buttons that a finger cannot press on the whole height of a button. Those within a sentence and the
 * anchors of an article's headings have the height of their text.
 * @returns their names and heights
 */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.clientWidth !== 1;

    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block: Element = element;
      while (block.parentElement && getComputedStyle(block).display === 'inline')
        block = block.parentElement;
      return block.textContent.trim() !== element.textContent.trim();
    }

    function isPressedAt(element: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    }

    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button, summary')) {
      if (!isShown(element) || isInSentence(element) || element.closest('article :is(h2, h3) > a'))
        continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, top, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const edges = [y - least / 2 + 1, y + least / 2 - 1];
      if (height >= least || edges.every((edge) => isPressedAt(element, x, edge))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      found.push(`${element.localName} “${name}”: ${Math.round(height)} px`);
    }
    return found;
  }, leastHeight);
}
