import { useEffect, useState } from 'react';
import { withStorage } from '#web/browser-storage.ts';

interface Source {
  /** The token of a link that was mailed before tokens were in the fragment. */
  inSearch?: string | undefined;
  /** Under which name the tab keeps the token while its visitor signs in. */
  keptAs?: string | undefined;
}

/**
 * The token of a secret link. It is in the fragment of the address, which browsers send to no server, so no log
 * and no other site gets it.
 * @returns undefined until the page runs in the browser; null without a token
 */
export function useLinkToken({ inSearch, keptAs }: Source = {}): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const takeFromFragment = () => {
      const inFragment = new URLSearchParams(window.location.hash.slice(1)).get('token');
      if (inFragment && keptAs)
        withStorage('sessionStorage', (storage) => storage.setItem(keptAs, inFragment));
      if (inFragment) setToken(inFragment);
      return inFragment;
    };
    if (!takeFromFragment()) {
      const kept = keptAs && withStorage('sessionStorage', (storage) => storage.getItem(keptAs));
      setToken(inSearch ?? (kept || null));
    }
    // A second link that is opened in the same tab differs in the fragment alone: the page is not loaded again.
    window.addEventListener('hashchange', takeFromFragment);
    return () => window.removeEventListener('hashchange', takeFromFragment);
  }, [inSearch, keptAs]);
  return token;
}

/** The token is not needed any more. */
export const forgetLinkToken = (keptAs: string) =>
  withStorage('sessionStorage', (storage) => storage.removeItem(keptAs));
