import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows drawn beyond the visible ones, for scrolling and the arrow keys. */
const spare = 8;

/**
 * Which rows of a long list of equal rows are worth drawing: those in view and a few around them.
 * @param rowSize height of a row in pixels
 */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number, rowSize: number) {
  const [view, setView] = useState({ top: 0, size: 600 });
  const measure = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const [top, size] = [element.scrollTop, element.clientHeight];
    setView((before) => {
      const isSame = Math.abs(before.top - top) < rowSize && before.size === size;
      return isSame ? before : { top, size };
    });
  }, [frame, rowSize]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame, measure]);

  const first = Math.max(0, Math.floor(view.top / rowSize) - spare);
  const last = Math.min(count, Math.ceil((view.top + view.size) / rowSize) + spare);
  const scrollTo = useCallback(
    (index: number) => {
      const element = frame.current;
      if (!element) return;
      const top = index * rowSize;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowSize > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowSize - element.clientHeight;
      measure();
    },
    [frame, rowSize, measure],
  );
  return { first: Math.min(first, count), last, scrollTo };
}
