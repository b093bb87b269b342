import { useEffect, useState } from 'react';

interface Invitation {
  /** The person's address; null in links that were mailed without it. */
  email: string | null;
}

/**
 * What the link says that was mailed to an invited person who has no password yet. Browsers do not send the fragment that
 * says so, so it is undefined while the server renders.
 */
export function useInvitation(): Invitation | undefined {
  const [invitation, setInvitation] = useState<Invitation>();
  useEffect(() => {
    const fragment = new URLSearchParams(window.location.hash.slice(1));
    if (fragment.get('for') === 'invitation') setInvitation({ email: fragment.get('email') });
  }, []);
  return invitation;
}
