import { useRef } from 'react';

/** The value, or while there is none the one before it: what a dialog still shows while it fades away. */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/** Whether a dialog is or was open: its code is loaded when it is first opened, and it stays while it fades away. */
export const useWasOpened = (opened: boolean): boolean =>
  useLastShown(opened || undefined) ?? false;
