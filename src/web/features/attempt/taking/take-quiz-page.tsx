import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLaterCode } from '#web/later-code.ts';
import { useKeepPage, useSessionChange } from '#web/session/session-watch.tsx';
import { MissingPart } from '#web/ui/lazy-part.tsx';
import { useAttemptEnding } from './ending/attempt-ending.ts';
import { useLeaveGuard } from './ending/leave-guard.ts';
import { NotStarted } from './not-started.tsx';
import { useOpenedAttempt } from './opened-attempt.ts';
import { usePageEvents } from './page-events.ts';
import { Player } from './player.tsx';
import { PlayerSkeleton } from './player-skeleton.tsx';
import type { KeptSubmit } from './saving/answer-store.ts';
import type { AttemptSession } from './saving/attempt-session.ts';
import { useWakeLock } from './wake-lock.ts';

const loadLeaveDialog = () => import('./ending/leave-dialog.tsx');

interface TakeQuizPageProps {
  quizId: number;
  userId: number;
  /** A part of another feature that follows the open attempt. */
  beside: (session: AttemptSession) => ReactNode;
}

/** Taking a quiz, from the start of the attempt to its end. */
export function TakeQuizPage({ quizId, userId, beside }: TakeQuizPageProps) {
  const { opening, triedCode, retry } = useOpenedAttempt(quizId, userId);
  switch (opening.state) {
    case 'opening':
      return <PlayerSkeleton />;
    case 'failed':
      return (
        <NotStarted
          quizId={quizId}
          failure={opening.failure}
          triedCode={triedCode}
          onRetry={retry}
        />
      );
    case 'open':
      return <OpenAttempt {...opening} userId={userId} beside={beside} />;
  }
}

interface OpenAttemptProps {
  session: AttemptSession;
  userId: number;
  isContinued: boolean;
  submit: KeptSubmit | undefined;
  beside: TakeQuizPageProps['beside'];
}

function OpenAttempt({ session, userId, beside, ...opened }: OpenAttemptProps) {
  const navigate = useNavigate();
  const later = useLaterCode(loadLeaveDialog);
  const phase = useSyncExternalStore(
    session.subscribe,
    () => session.snapshot().player.phase,
    () => session.snapshot().player.phase,
  );
  const isAnyChecked = useSyncExternalStore(
    session.subscribe,
    () => wasChecked(session),
    () => false,
  );
  const isContinued = useUntilFirstMove(session, opened.isContinued);
  const isOthers = useSessionChange() !== undefined;
  const { submit, runOut, leave, leaveEarly, leaving } = useAttemptEnding(session, userId);
  const guard = useLeaveGuard({
    attempt: session.attempt,
    isAnyChecked,
    phase,
    isOthers,
    onEarlyLeave: leaveEarly,
  });
  useKeepPage(phase !== 'over');
  usePageEvents(session);
  useWakeLock(phase === 'answering');
  useEffect(() => {
    if (opened.submit) void submit(opened.submit.deadline);
  }, [opened.submit, submit]);

  return (
    <>
      <Player
        session={session}
        isContinued={isContinued}
        isAsking={guard.isAsking || isOthers}
        onTimeUp={runOut}
        onSubmit={() => void submit()}
        onExit={() => navigate({ to: '/' })}
      />
      {beside(session)}
      {later === 'missing' && guard.isAsking && <MissingPart />}
      {typeof later === 'object' && (
        <later.LeaveDialog
          opened={guard.isAsking}
          pending={leaving.isGoing}
          lockHours={session.attempt.lockHours}
          isGraded={isAnyChecked}
          failure={leaving.failure}
          onStay={guard.stay}
          onLeave={leave}
        />
      )}
    </>
  );
}

/** Whether an answer was checked, or may have been. */
const wasChecked = (session: AttemptSession): boolean => {
  const { player, checks } = session.snapshot();
  return player.checked.size > 0 || checks.size > 0;
};

/** Shown until the learner moves to another question. */
function useUntilFirstMove(session: AttemptSession, wanted: boolean): boolean {
  const first = useRef(session.snapshot().player.current);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!wanted || isOver) return;
    return session.subscribe(() => {
      if (session.snapshot().player.current !== first.current) setOver(true);
    });
  }, [session, wanted, isOver]);
  return wanted && !isOver;
}
