interface Wait {
  /** Milliseconds: it happens by then, also while the page is busy. */
  latest: number;
  /** Milliseconds in Safari, which does not say when it is idle. */
  usual: number;
}

/**
 * For code that is needed after a page is shown: naming many files to the browser takes as long on a slow phone as
 * painting the page.
 */
export const afterPaint: Wait = { latest: 1000, usual: 200 };

/**
 * Acts when the browser has nothing else to do.
 * @returns takes it back
 */
export function whenIdle(act: () => void, { latest, usual }: Wait): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, usual);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(request);
}
