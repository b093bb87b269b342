import { useLayoutEffect, useRef } from 'react';

/**
 * For how many milliseconds after a change of question taps are ignored, because they were meant for the question
 * before.
 */
const pause = 250;

/** The element that takes no taps for a moment after `current` has changed. */
export function useTapGuard(current: number) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    const element = page.current;
    if (!element || shown.current === current) return;
    shown.current = current;
    element.dataset.pausing = 'true';
    const timer = setTimeout(() => delete element.dataset.pausing, pause);
    return () => clearTimeout(timer);
  }, [current]);
  return page;
}
