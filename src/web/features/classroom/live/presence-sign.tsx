import { useLaterCode } from '#web/later-code.ts';
import type { WatchedAttempt } from './presence.ts';

const loadReporter = () => import('./presence-reporter.tsx');

/**
 * Lets the teachers of a class know where the learner is in assigned work, once the question is shown. Without this code
 * the quiz is taken all the same.
 */
export function PresenceSign({ session }: { session: WatchedAttempt }) {
  const later = useLaterCode(loadReporter);
  return typeof later === 'object' && <later.PresenceReporter session={session} />;
}
