import { useEffect, useState } from 'react';

/**
 * Whether the link was mailed to an invited person who has no password yet. Browsers do not send the fragment that says
 * so, so it is false while the server renders.
 */
export function useIsInvited(): boolean {
  const [isInvited, setIsInvited] = useState(false);
  useEffect(() => {
    setIsInvited(new URLSearchParams(window.location.hash.slice(1)).get('for') === 'invitation');
  }, []);
  return isInvited;
}
