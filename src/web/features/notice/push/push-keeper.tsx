import { useEffect } from 'react';
import { useUser } from '#web/session/session.tsx';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { ownerOf } from '#web/worker/needed-for.ts';
import { endPush } from './api.ts';

/** On every page of a browser that shows notices: ends that once its account has signed out, or another one has signed in. */
export function PushKeeper() {
  const keeper = useSessionKeeper();
  const user = useUser();
  useEffect(() => {
    void keeper
      .settle()
      .then(async () => {
        const owner = user?.id ?? keeper.owner;
        // Without a connection it is not known whose page this is.
        if (owner !== undefined && ownerOf('push') !== owner) await endPush();
      })
      .catch(() => {});
  }, [keeper, user]);
  return null;
}
