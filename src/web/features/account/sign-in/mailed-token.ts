import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It is in the fragment of the address, which browsers send to no server, so no log
 * and no other site gets it. Links of earlier mails have it in the search.
 * @param inSearch the token of an earlier link
 * @returns undefined until the page runs in the browser; null without a token
 */
export function useMailedToken(inSearch: string | undefined): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const inFragment = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(inFragment ?? inSearch ?? null);
  }, [inSearch]);
  return token;
}

/** Whether the link was mailed to somebody who was invited and has no password yet; known in the browser only. */
export function useIsInvited(): boolean {
  const [isInvited, setIsInvited] = useState(false);
  useEffect(() => {
    setIsInvited(new URLSearchParams(window.location.hash.slice(1)).get('for') === 'invitation');
  }, []);
  return isInvited;
}
