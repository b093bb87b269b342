import { useEffect, useState } from 'react';
import { isMissingCode } from './failure/missing-code.ts';

/** Milliseconds: code is fetched by then, also while the page is busy. */
const latest = 1000;
/** Safari does not say when it is idle. */
const afterPaint = 200;

/** Naming many files to the browser takes as long on a slow phone as painting a page, so this waits for the paint. */
function whenShown(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, afterPaint);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(request);
}

/**
 * Code that a page needs after it is shown. It is fetched then, so that it is there without a network.
 * @param load the same function each time
 * @returns undefined until the code is there; `missing` if it could not be fetched, which a browser remembers
 *   until the page is loaded again
 */
export function useLaterCode<Code extends object>(
  load: () => Promise<Code>,
): Code | 'missing' | undefined {
  const [code, setCode] = useState<Code | 'missing'>();
  useEffect(() => {
    let isGone = false;
    const fetchNow = () =>
      load().then(
        (loaded) => {
          if (!isGone) setCode(loaded);
        },
        (error: unknown) => {
          if (!isMissingCode(error)) throw error;
          if (!isGone) setCode('missing');
        },
      );
    const cancel = whenShown(() => void fetchNow());
    return () => {
      isGone = true;
      cancel();
    };
  }, [load]);
  return code;
}
