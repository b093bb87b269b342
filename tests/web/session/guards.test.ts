import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeReturnPath } from '#shared/kernel/return-path.ts';
import { createWebApp } from '#web/app.tsx';
import { ServerClock } from '#web/server-clock.tsx';
import { requireMember } from '#web/session/guards.ts';

describe('the redirect after signing in', () => {
  it.each([
    ['/profile', '/profile'],
    ['/quiz/7?challenge=true#top', '/quiz/7?challenge=true#top'],
    ['/a/../results', '/results'],
  ])('leads to %s', (asked, given) => {
    expect(safeReturnPath(asked)).toBe(given);
  });

  it.each([
    undefined,
    '',
    'profile',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/%2e%2e//elsewhere.example/',
    'javascript:alert(1)',
    '/auth?redirect=/auth',
  ])('leads home when asked for %j', (asked) => {
    expect(safeReturnPath(asked)).toBe('/');
  });
});

describe('a page of another account under an address with a language', () => {
  afterEach(() => vi.unstubAllGlobals());

  const data = { failure: 'other-account', httpStatus: 409 };
  const refusal = TRPCClientError.from({
    error: { message: 'Another account', code: -32_000, data },
  });

  /** The app of member 7 at `/de/quizzes`, where it moves, and what refuses its calls. */
  async function createGerman() {
    vi.stubGlobal('window', new EventTarget());
    const session = { isOther: false };
    const { router, client } = createWebApp({
      links: [
        () => () =>
          observable((observer) => {
            if (session.isOther) return observer.error(refusal);
            observer.next({ result: { type: 'data', data: { id: 7 } } });
            observer.complete();
          }),
      ],
      clock: new ServerClock(),
      site: { language: 'de', pathPrefix: '/de' },
    });
    const history = createMemoryHistory({ initialEntries: ['/de/quizzes?search=sea'] });
    router.update({ ...router.options, history });
    const moves: unknown[] = [];
    router.navigate = async (options) => void moves.push(options);
    const { calls } = router.options.context;
    const user = await calls.account.me.fetch();
    return { router, client, calls, user, session, moves };
  }

  it('is loaded anew in that language', async () => {
    const { client, session, moves } = await createGerman();
    session.isOther = true;
    await expect(client.account.me.query()).rejects.toThrow('Another account');
    expect(moves).toMatchObject([{ href: '/de/quizzes?search=sea', reloadDocument: true }]);
  });

  it('is loaded anew in that language when it is opened', async () => {
    const { calls, user, router } = await createGerman();
    const context = { calls, user: user && { ...user, id: 8 } };
    const opened = requireMember({ context, location: router.latestLocation });
    const redirected = await opened.catch((cause: unknown) => cause);
    expect(isRedirect(redirected) && redirected.options.href).toBe('/de/quizzes?search=sea');
  });
});
