import { useEffect } from 'react';
import { useReportPresence } from './api.ts';
import { reportPresence, type WatchedAttempt } from './presence.ts';

/** Shows nothing: reports while it is there. */
export function PresenceReporter({ session }: { session: WatchedAttempt }) {
  const report = useReportPresence();
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    return reportPresence({ session, report, isVisible });
  }, [session, report]);
  return null;
}
