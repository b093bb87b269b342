import { useRef, useState } from 'react';

export interface PendingOptions {
  /** The calls are of different things, and may run at the same time. */
  together?: boolean;
}

/**
 * Runs calls; `pending` while one of them runs. A second one is not made while the first runs: it is the same button,
 * pressed twice before the page could disable it.
 */
export function usePending({ together = false }: PendingOptions = {}) {
  const [pending, setPending] = useState(false);
  const running = useRef(0);
  /** @returns what the call returned, undefined if it was not made */
  const run = async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current > 0 && !together) return undefined;
    running.current += 1;
    setPending(true);
    try {
      return await call();
    } finally {
      running.current -= 1;
      setPending(running.current > 0);
    }
  };
  return { pending, run };
}
