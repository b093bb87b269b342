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
