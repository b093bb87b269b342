import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { focusNear } from '#web/keyboard/focus-near.ts';

/** When the focus is returned, in milliseconds: a dialog that opens in place of this one has taken it by then. */
const returnAfter = 10;

/**
 * Returns the focus when a dialog closes or is removed: to what had it before, or to the nearest control when that
 * is gone. It stays where it is if something else has taken it. Mantine's own way fails for dialogs in a
 * `Modal.Stack`, for items of a menu, and for controls that the dialog has removed.
 * @returns what the root of the dialog gets as its ref
 */
export function useReturnFocus(opened: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!opened) return;
    const returnPoint = returnPointOf(document.activeElement);
    const { current: dialog } = root;
    return () => {
      const atClose = document.activeElement;
      const isFree = () => {
        const now = document.activeElement;
        return (
          isFocusLost(now) || now === atClose || dialog?.contains(now) || returnPoint?.holds(now)
        );
      };
      setTimeout(() => {
        if (returnPoint && isFree()) returnPoint.focus();
      }, returnAfter);
    };
  }, [opened]);
  return root;
}

/** Where the focus is now, to find it again when the page has changed around it. */
function returnPointOf(focused: Element | null) {
  if (!(focused instanceof HTMLElement) || isFocusLost(focused)) return undefined;
  // The item of a menu goes with the menu, whose button stays.
  const button = focused.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = (button && document.getElementById(button)) || focused;
  const nearest = focusNear(opener);
  const outer = opener.closest('[role=dialog], [role=alertdialog]');
  return {
    /** Whether that is in the dialog below, which gives the focus to its first field. */
    holds: (element: Element | null) => outer?.contains(element) ?? false,
    focus: () => {
      opener.focus({ preventScroll: true });
      if (document.activeElement !== opener) nearest();
    },
  };
}
