import type { RefObject } from 'react';

/** Whether nothing on the page has the focus, as when the element that had it was removed. */
export const isFocusLost = (focused = document.activeElement): boolean =>
  focused === null || focused === document.body || !focused.isConnected;

/** Gives the focus to a part of the page when what was pressed in it is gone. */
export function focusIfLost(part: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => isFocusLost() && part.current?.focus({ preventScroll: true }));
}
