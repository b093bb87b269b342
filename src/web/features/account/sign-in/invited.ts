import { useEffect, useState } from 'react';

/** Whether the link was mailed to somebody who was invited and has no password yet; known in the browser only. */
export function useIsInvited(): boolean {
  const [isInvited, setIsInvited] = useState(false);
  useEffect(() => {
    setIsInvited(new URLSearchParams(window.location.hash.slice(1)).get('for') === 'invitation');
  }, []);
  return isInvited;
}
