import { useEffect } from 'react';
import { useReportPresence } from './api.ts';
import type { WatchedAttempt } from './presence.ts';

/** Shows nothing: lets the teachers of a class know where the learner is in assigned work. */
export function PresenceSign({ session }: { session: WatchedAttempt }) {
  const report = useReportPresence();
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    let isOver = false;
    let stop = () => {};
    // After the question is shown; without this code the quiz is taken all the same.
    import('./presence.ts')
      .then(({ reportPresence }) => {
        if (!isOver) stop = reportPresence({ session, report, isVisible });
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [session, report]);
  return null;
}
