import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUser } from '#tests/support/session-user.ts';
import { tabDraftKey } from '#web/drafts/draft-storage.ts';
import { SessionKeeper } from '#web/session/session-keeper.ts';
import { createCalls } from '#web/trpc.ts';

const member = sessionUser({ id: 7 });

/** The keeper of a page that was rendered for everybody; calls are refused while `connection.isLost`. */
function createKeeper() {
  const connection = { isLost: false };
  const reruns: (number | null | undefined)[] = [];
  const forgotten: (number | null | undefined)[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { calls } = createCalls(
    [
      () =>
        ({ op }) =>
          observable((observer) => {
            if (connection.isLost) return observer.error(new TRPCClientError('offline'));
            const data = op.path === 'account.me' ? member : [];
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          }),
    ],
    queryClient,
  );
  const keeper: SessionKeeper = new SessionKeeper({
    calls,
    queryClient,
    invalidate: async () => void reruns.push(keeper.owner),
    reload: async () => {},
    forget: () => forgotten.push(keeper.owner),
  });
  return { keeper, connection, reruns, forgotten };
}

describe('a page that was rendered for everybody', () => {
  const dataset: Record<string, string> = {};

  beforeEach(() => {
    dataset.awaitsMember = 'true';
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('is completed once for all parts that wait for its member', async () => {
    const { keeper, reruns } = createKeeper();
    await Promise.all([keeper.settle(), keeper.settle(), keeper.settle()]);
    expect(reruns).toEqual([member.id]);
    expect(dataset).toEqual({});
    await keeper.settle();
    expect(reruns).toEqual([member.id]);
  });

  it('is completed by a later call, when the first had no connection', async () => {
    const { keeper, connection, reruns } = createKeeper();
    connection.isLost = true;
    await Promise.all([keeper.settle(), keeper.settle()]);
    expect(keeper.owner).toBeUndefined();
    expect(reruns).toEqual([]);
    connection.isLost = false;
    await keeper.settle();
    expect(reruns).toEqual([member.id]);
  });

  it('announces once whose page it is, however often its parts settle', async () => {
    vi.stubEnv('SSR', false);
    const posted: unknown[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = (message: unknown) => void posted.push(message);
      },
    );
    const { keeper } = createKeeper();
    await keeper.settle();
    await keeper.settle();
    expect(posted).toEqual([{ userId: member.id }]);
  });

  it('keeps no drafts of another account, which signed in on the page before', async () => {
    const kept: Record<string, unknown> = { [tabDraftKey(8, 'quiz/5')]: 'with keys' };
    const own = tabDraftKey(member.id, 'quiz/5');
    kept[own] = 'mine';
    Object.defineProperties(kept, {
      getItem: { value: () => null },
      setItem: { value: () => {} },
      removeItem: { value: (key: string) => delete kept[key] },
    });
    vi.stubGlobal('sessionStorage', kept);
    const { keeper } = createKeeper();
    await keeper.settle();
    expect(Object.keys(kept)).toEqual([own]);
  });

  it('forgets its messages when the member signs out, once the page is the guest’s', async () => {
    const { keeper, forgotten } = createKeeper();
    await keeper.settle();
    expect(forgotten).toEqual([]);
    await keeper.setSession(null);
    expect(forgotten).toEqual([null]);
  });

  it('keeps what a guest was shown when the guest signs in', async () => {
    const { keeper, forgotten } = createKeeper();
    await keeper.settle();
    await keeper.setSession(null);
    await keeper.setSession(member);
    expect(keeper.owner).toBe(member.id);
    expect(forgotten).toEqual([null]);
  });
});
