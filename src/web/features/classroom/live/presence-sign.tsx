import { useEffect } from 'react';
import { useTellPresence } from './api.ts';
import type { WatchedAttempt } from './presence.ts';

/** Shows nothing: lets the teachers of a class know where the learner is in assigned work. */
export function PresenceSign({ session }: { session: WatchedAttempt }) {
  const tell = useTellPresence();
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    let isOver = false;
    let stop = () => {};
    // After the question is shown; without this code the quiz is taken all the same.
    import('./presence.ts')
      .then(({ tellPresence }) => {
        if (!isOver) stop = tellPresence({ session, tell, isVisible });
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [session, tell]);
  return null;
}
