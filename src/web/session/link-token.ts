import { useEffect, useState } from 'react';

/**
 * The token of a secret link. It is in the fragment of the address, which browsers send to no server, so no log
 * and no other site gets it.
 * @param inSearch the token of a link that was mailed before tokens were in the fragment
 * @returns undefined until the page runs in the browser; null without a token
 */
export function useLinkToken(inSearch?: string): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const inFragment = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(inFragment ?? inSearch ?? null);
  }, [inSearch]);
  return token;
}
