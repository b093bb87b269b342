import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For the fields of an editor that leaves the page after a save: while it is sent they are inert, because what is typed
 * then would be in no save. When it has failed, the focus returns to the field that had it.
 * @returns props for the elements with the fields
 */
export function useLocked(pending: boolean) {
  const focused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!pending && document.activeElement === document.body)
      focused.current?.focus({ preventScroll: true });
  }, [pending]);
  return {
    inert: pending,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // Nothing is focused instead when the fields become inert.
      if (relatedTarget) focused.current = undefined;
    },
  };
}
