import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what comes after a call. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
