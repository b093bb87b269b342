interface Wait {
  /** The maximum delay in milliseconds, also while the page is busy. */
  latest: number;
  /** The delay in milliseconds in Safari, which has no idle callback. */
  usual: number;
}

/**
 * For code that is needed after a page is shown: naming many files to the browser takes as long on a slow phone as
 * painting the page.
 */
export const afterPaint: Wait = { latest: 1000, usual: 200 };

/**
 * Acts when the browser has nothing else to do.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void, { latest, usual }: Wait): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, usual);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(request);
}

const hydration: Wait = { latest: 3000, usual: 200 };

/**
 * React hydrates a page in slices. What changes it before the end makes React render all of it at once, for seconds on a
 * slow phone; so this waits until the browser has nothing else to do.
 */
export const hydrationEnds = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve, hydration);
  });
