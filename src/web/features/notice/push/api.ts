import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pageLanguage } from '#web/language/page-language.ts';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { trpc } from '#web/trpc.ts';
import {
  expectRenewal,
  markOwner,
  ownerOf,
  renewalIsDone,
  unmarkOwner,
} from '#web/worker/needed-for.ts';
import { startWorker, stopWorker } from '#web/worker/registration.ts';

const queryKey = ['push-device'];

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What this browser has subscribed to. */
async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Why notices cannot be shown on this device. */
export class PushRefusal extends Error {
  readonly reason: 'blocked' | 'unreachable';
  constructor(reason: 'blocked' | 'unreachable') {
    super(reason);
    this.reason = reason;
  }
}

/** Whether this device shows the notices of the account of the page. */
export function usePushDevice() {
  const keeper = useSessionKeeper();
  return useQuery({
    queryKey,
    queryFn: async () => ownerOf('push') === keeper.owner && (await findSubscription()) !== null,
    gcTime: 0,
    staleTime: 0,
  });
}

/** Ends what this browser has subscribed to, and the worker unless a pack needs it. @returns the address that has ended */
export async function endPush(): Promise<string | undefined> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
  unmarkOwner('push');
  if (!ownerOf('pack')) await stopWorker();
  return subscription?.endpoint;
}

export function usePushCalls() {
  const { client } = trpc.useUtils();
  const keeper = useSessionKeeper();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  return {
    /** @throws PushRefusal when the browser does not let notices come */
    switchOn: async () => {
      const { owner } = keeper;
      if (!owner) return;
      if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('blocked');
      const { key } = await client.notice.pushKey.query();
      markOwner('push', owner);
      try {
        await startWorker(pageLanguage());
        const subscription = await subscribe(key);
        await client.notice.addDevice.mutate(deviceOf(subscription));
      } catch (error) {
        await endPush();
        throw error;
      } finally {
        await refresh();
      }
    },
    switchOff: async () => {
      try {
        const endpoint = await endPush();
        if (endpoint) await client.notice.removeDevice.mutate({ endpoint });
      } finally {
        await refresh();
      }
    },
  };
}

async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  try {
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    throw new PushRefusal('unreachable');
  }
}

/** Adds what this browser has subscribed to once more, for the session that it has now. */
export function useRenewPush() {
  const { client } = trpc.useUtils();
  return useCallback(async () => {
    renewalIsDone();
    try {
      const subscription = await findSubscription();
      if (subscription) await client.notice.addDevice.mutate(deviceOf(subscription));
    } catch (error) {
      // The next page tries again.
      expectRenewal();
      throw error;
    }
  }, [client]);
}

/** The device as the server knows it. */
function deviceOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
