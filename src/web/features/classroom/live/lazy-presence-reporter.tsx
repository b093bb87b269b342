import { useLaterCode } from '#web/later-code.ts';
import type { WatchedAttempt } from './presence.ts';

const loadReporter = () => import('./presence-reporter.tsx');

/** Reports to the teachers of a class where the learner is, once the question is shown and the code has loaded. */
export function LazyPresenceReporter({ session }: { session: WatchedAttempt }) {
  const later = useLaterCode(loadReporter);
  return typeof later === 'object' && <later.PresenceReporter session={session} />;
}
