import type { Page } from '@playwright/test';

/** Where a text is shortened on purpose, and where the whole of it can be read. */
const shortened: { selector: string; whole: string }[] = [
  {
    selector: '[data-line-clamp]',
    whole: 'on the page or in the form that its card opens',
  },
  { selector: '[data-excerpt]', whole: 'in the panel that the row of the question bank opens' },
  { selector: '[id$="-head"]', whole: 'in the question, which the row of the outline opens' },
];

/**
 * Finds texts that cannot be read as a whole: a box hides what overflows it, or they are outside of the page.
 * @returns the element, its text and what is wrong
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ''),
      );
    /** For screen readers alone: one pixel in size. */
    const isUnseen = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;

    /** What is wrong with a text in one of the boxes around it; empty if the box shows it all. */
    function faultIn(box: Element, text: DOMRect): string {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isWide = text.left < edges.left - 1 || text.right > edges.right + 1;
      const isHigh = text.top < edges.top - 1 || text.bottom > edges.bottom + 1;
      if (isWide && /hidden|clip/.test(overflowX)) return 'is cut at its sides';
      if (isHigh && /hidden|clip/.test(overflowY)) return 'is cut above or below';
      const isOutside = text.left < -1 || text.right > document.documentElement.clientWidth + 1;
      return box === document.body && isOutside ? 'is outside of the page' : '';
    }

    function faultOf(element: Element): string {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        // What scrolls can be read.
        if (isUnseen(box) || /auto|scroll/.test(getComputedStyle(box).overflowX)) return '';
        const fault = faultIn(box, text);
        if (fault) return fault;
      }
      return '';
    }

    const found: string[] = [];
    for (const element of document.body.querySelectorAll(':not(script, style, option)')) {
      if (!hasText(element) || !isShown(element) || element.closest(exempt)) continue;
      const fault = faultOf(element);
      const name = [element.localName, ...element.classList].join('.');
      if (fault) found.push(`${name} “${element.textContent.trim().slice(0, 60)}” ${fault}`);
    }
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    return excess > 0 ? [...found, `the page is ${excess} px too wide`] : found;
  }, shortened.map(({ selector }) => selector).join());
}
