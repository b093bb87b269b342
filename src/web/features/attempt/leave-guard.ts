import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { abandonGuard } from '#shared/features/attempt/rules.ts';
import { useServerClock } from '../../server-clock.tsx';
import type { Phase } from './player-state.ts';

/**
 * How young an attempt is when leaving it voids it, in milliseconds. A second below the server's own
 * limit: the call takes time, and nobody may be charged for that. Between the two nothing is said to
 * the server, and the attempt stays open.
 */
const surelyVoid = abandonGuard - 1000;

interface LeaveGuardOptions {
  attempt: { startedAt: string; canBeVoided: boolean };
  phase: Phase;
  /** Left at once, before it counted. */
  onEarlyLeave: () => void;
}

/**
 * Stands between an open attempt and every way out of it, once it is four seconds old or can no longer
 * be voided: links, the back
 * button and the page's own buttons are held up for a question, closing the page by the browser's.
 */
export function useLeaveGuard({ attempt, phase, onEarlyLeave }: LeaveGuardOptions) {
  const clock = useServerClock();
  const age = () =>
    attempt.canBeVoided ? clock.now() - Date.parse(attempt.startedAt) : abandonGuard;
  const [isAsking, setAsking] = useState(false);
  useBlocker({
    enableBeforeUnload: () => phase === 'answering' && age() >= abandonGuard,
    // Held up at once, so that the address stays the quiz's while the question is asked.
    shouldBlockFn: ({ current, next }) => {
      if (current.pathname === next.pathname || phase === 'over') return false;
      if (phase !== 'answering') return true;
      if (age() >= abandonGuard) {
        setAsking(true);
        return true;
      }
      if (age() < surelyVoid) onEarlyLeave();
      return false;
    },
  });
  // When the submit is on its way, whoever was asked need not answer any more.
  return { isAsking: isAsking && phase === 'answering', stay: () => setAsking(false) };
}
