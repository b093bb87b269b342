import { useCallback, useEffect } from 'react';
import { useUser } from '#web/session/session.tsx';
import { useSessionKeeper, useSignedInAgain } from '#web/session/session-watch.tsx';
import { expectRenewal, isRenewalDue, ownerOf } from '#web/worker/needed-for.ts';
import { endPush, useRenewPush } from './api.ts';

/**
 * On every page of a browser that is subscribed to notices: ends the subscription once its account has signed out or
 * another one has signed in, and renews it in the next session of the same account.
 */
export function PushKeeper() {
  const keeper = useSessionKeeper();
  const user = useUser();
  const renew = useRenewPush();
  const check = useCallback(async () => {
    await keeper.settle();
    const owner = user?.id ?? keeper.owner;
    // Without a connection it is not known whose page this is.
    if (owner === undefined) return;
    if (ownerOf('push') !== owner) await endPush();
    else if (isRenewalDue()) await renew();
  }, [keeper, user, renew]);
  useEffect(() => void check().catch(() => {}), [check]);
  useSignedInAgain(() => {
    expectRenewal();
    void check().catch(() => {});
  });
  return null;
}
