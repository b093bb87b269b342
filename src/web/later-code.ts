import { startTransition, useEffect, useState } from 'react';
import { isMissingCode } from './failure/missing-code.ts';
import { afterPaint, whenIdle } from './when-idle.ts';

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
          if (!isGone) startTransition(() => setCode(loaded));
        },
        (error: unknown) => {
          if (!isMissingCode(error)) throw error;
          if (!isGone) setCode('missing');
        },
      );
    const cancel = whenIdle(() => void fetchNow(), afterPaint);
    return () => {
      isGone = true;
      cancel();
    };
  }, [load]);
  return code;
}
