import { useEffect, useEffectEvent } from 'react';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { ownerOf } from '#web/worker/needed-for.ts';
import { removePacks, useSendKept } from './api.ts';

/** Not every browser says when the connection is back, in milliseconds. */
const againAfter = 10_000;

/**
 * On every page of a browser that has a pack or answers that wait: sends the answers of the account of the page, and
 * removes what was loaded for another account, or by one that has signed out.
 */
export function PackKeeper({ userId }: { userId: number | undefined }) {
  const keeper = useSessionKeeper();
  const send = useSendKept();
  const settle = useEffectEvent(async (known: number | undefined) => {
    if (known === undefined) await keeper.settle();
    const owner = known ?? keeper.owner;
    // Without a connection it is not known whose page this is.
    if (owner === undefined) return;
    await send();
    if (ownerOf('pack') !== owner) await removePacks();
  });
  useEffect(() => {
    const run = () => void settle(userId).catch(() => {});
    run();
    window.addEventListener('online', run);
    const timer = setInterval(run, againAfter);
    return () => {
      window.removeEventListener('online', run);
      clearInterval(timer);
    };
  }, [userId]);
  return null;
}
