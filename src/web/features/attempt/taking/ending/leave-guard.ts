import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { abandonGuard } from '#shared/features/attempt/rules.ts';
import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import type { Phase } from '../player-state.ts';

/**
 * Up to this age leaving an attempt voids it, in milliseconds. A second below the server's own limit,
 * because the call takes time. Between the two nothing is sent, and the attempt stays open.
 */
const surelyVoid = abandonGuard - 1000;

interface LeaveGuardOptions {
  attempt: Pick<AttemptForTaker, 'startedAt' | 'canBeVoided'>;
  /** An answer was checked, or its check is under way: the attempt counts. */
  isAnyChecked: boolean;
  phase: Phase;
  /** The session has ended or is another account's, so leaving the page now leaves the attempt open. */
  isOthers: boolean;
  /** Left at once, before it counted. */
  onEarlyLeave: () => void;
}

/**
 * Guards every way out of an open attempt once it is four seconds old or can no longer be voided: links,
 * the back button and the page's own buttons open the app's dialog, closing the page the browser's.
 */
export function useLeaveGuard({ attempt, phase, isOthers, ...options }: LeaveGuardOptions) {
  const { isAnyChecked, onEarlyLeave } = options;
  const clock = useServerClock();
  const age = () =>
    attempt.canBeVoided && !isAnyChecked
      ? clock.now() - Date.parse(attempt.startedAt)
      : abandonGuard;
  const [isAsking, setAsking] = useState(false);
  useBlocker({
    enableBeforeUnload: () => phase === 'answering' && !isOthers && age() >= abandonGuard,
    // Blocked at once, so that the address stays the quiz's while the dialog is open.
    shouldBlockFn: ({ current, next }) => {
      if (current.pathname === next.pathname || phase === 'over' || isOthers) return false;
      if (phase !== 'answering') return true;
      if (age() >= abandonGuard) {
        setAsking(true);
        return true;
      }
      if (age() < surelyVoid) onEarlyLeave();
      return false;
    },
  });
  // A submit is being sent: leaving changes nothing any more.
  return { isAsking: isAsking && phase === 'answering', stay: () => setAsking(false) };
}
