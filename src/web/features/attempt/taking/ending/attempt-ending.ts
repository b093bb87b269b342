import { useNavigate } from '@tanstack/react-router';
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useAttemptCalls, useAttemptChanged } from '#web/features/attempt/api.ts';
import {
  type StoredResult,
  writeStoredResult,
} from '#web/features/attempt/summary/stored-result.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { useSignedInAgain } from '#web/session/session-watch.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { questionStatuses } from '../player-state.ts';
import type { AttemptSession } from '../saving/attempt-session.ts';
import { forgetLastPosition } from '../saving/last-position.ts';
import { useLeaveToast } from './leave-toast.ts';
import { endingMessages } from './messages/messages.ts';

/** How long "Time's up" is shown before the answers are sent, in milliseconds. */
const autoSubmitDelay = 1000;

/** What the ways of ending an attempt share. */
interface Ending {
  session: AttemptSession;
  /** Set by the first way that happens, so that no other one follows. */
  isEnding: RefObject<boolean>;
  /** The time has run out, and no minutes were added. */
  isTimeUp: RefObject<boolean>;
  showResult: () => void;
}

/** The ways in which an open attempt ends; the first one to happen is the only one. */
export function useAttemptEnding(session: AttemptSession, userId: number) {
  const isEnding = useRef(false);
  const isTimeUp = useRef(false);
  const clock = useServerClock();
  const toast = useToast();
  const m = useMessages(endingMessages);
  const showSummary = useShowSummary(session.attempt.id);
  const showResult = useCallback(() => {
    forgetLastPosition(session.attempt.id);
    showSummary();
  }, [session, showSummary]);
  const ending: Ending = { session, isEnding, isTimeUp, showResult };
  const submit = useSubmit(ending, userId);
  const postpone = usePostpone({ ...ending, showResult: showSummary }, userId);

  /** At zero: says so, and submits a second later. The server refuses that if minutes were added meanwhile. */
  const runOut = useCallback(() => {
    isTimeUp.current = true;
    if (isEnding.current) return;
    const { deadline } = session.snapshot();
    session.runOut();
    toast({ title: m.timesUp, message: m.timesUpHint });
    setTimeout(() => (clock.isAssumed ? postpone() : void submit(deadline)), autoSubmitDelay);
  }, [session, clock, submit, postpone, toast, m]);

  const { leave, leaveEarly, leaving } = useLeave(ending, () => {
    if (isTimeUp.current) runOut();
  });
  useEndElsewhere(ending);
  return { submit, runOut, leave, leaveEarly, leaving };
}

function useShowSummary(attemptId: number) {
  const changed = useAttemptChanged();
  const navigate = useNavigate();
  return useCallback(() => {
    changed();
    void navigate({
      to: '/quiz-summary',
      search: { attempt: attemptId },
      replace: true,
      ignoreBlocker: true,
    });
  }, [attemptId, changed, navigate]);
}

function noteOf({ attempt, snapshot }: AttemptSession, userId: number): StoredResult {
  const tiles = questionStatuses(snapshot().player);
  return {
    userId,
    attemptId: attempt.id,
    quiz: attempt.quiz,
    answered: tiles.filter(({ isAnswered }) => isAnswered).length,
    totalQuestions: tiles.length,
  };
}

/**
 * Ends the page at the end of the time, but not the attempt: the summary asks the server for the time before it
 * submits, because the clock of the device may have been set.
 */
function usePostpone({ session, isEnding, showResult }: Ending, userId: number) {
  return useCallback(() => {
    if (isEnding.current) return;
    isEnding.current = true;
    writeStoredResult({ ...noteOf(session, userId), isAssumed: true });
    showResult();
  }, [session, isEnding, showResult, userId]);
}

/** Sends the answers, and shows the result; answers that cannot be sent now are sent later. */
function useSubmit({ session, isEnding, isTimeUp, showResult }: Ending, userId: number) {
  const waiting = useRef<{ deadline: string | undefined }>(undefined);
  const toast = useToast();
  const m = useMessages(endingMessages);

  /** @param deadline the one that is over, if the clock submits and not the learner */
  const submit = useCallback(
    async (deadline?: string) => {
      if (isEnding.current) return;
      isEnding.current = true;
      const note = noteOf(session, userId);
      writeStoredResult(note);
      try {
        const outcome = await session.submit(deadline);
        if (outcome.kind !== 'void') writeStoredResult({ ...note, result: outcome.result });
      } catch (error) {
        const failure = failureOf(error);
        if (isAboutSession(failure)) {
          await session.takeBackSubmit();
          isEnding.current = false;
          waiting.current = { deadline };
          return;
        }
        if (failure.code === 'attempt-open') {
          await session.goOn();
          isEnding.current = false;
          isTimeUp.current = false;
          return;
        }
        toast({
          title: m.submitFailed,
          message: m.submitFailedHint,
          tone: 'fail',
        });
      }
      showResult();
    },
    [userId, session, isEnding, isTimeUp, showResult, toast, m],
  );

  useSignedInAgain(() => {
    if (waiting.current) void submit(waiting.current.deadline);
    waiting.current = undefined;
  });
  return submit;
}

/** Giving the attempt up. */
function useLeave({ session, isEnding, showResult }: Ending, onFailed: () => void) {
  const [leaving, setLeaving] = useState<{ isGoing: boolean; failure?: CallFailure }>({
    isGoing: false,
  });
  const calls = useAttemptCalls();
  const changed = useAttemptChanged();
  const navigate = useNavigate();
  const receipt = useLeaveToast();
  const { attempt } = session;

  /** After the learner has confirmed it. */
  const leave = async () => {
    setLeaving({ isGoing: true });
    isEnding.current = true;
    try {
      const outcome = await calls.leave(attempt.id);
      await session.forget();
      if (outcome.kind === 'already_over') return showResult();
      forgetLastPosition(attempt.id);
      changed();
      await navigate({ to: '/', replace: true, ignoreBlocker: true });
      receipt.left(attempt.quiz.title, outcome);
    } catch (error) {
      isEnding.current = false;
      setLeaving({ isGoing: false, failure: failureOf(error) });
      onFailed();
    }
  };

  /** In its first seconds, on the way to another page. Repeating it later would cost the attempt. */
  const leaveEarly = async () => {
    isEnding.current = true;
    session.end();
    try {
      const outcome = await calls.leave(attempt.id);
      await session.forget();
      receipt.left(attempt.quiz.title, outcome);
    } catch {
      receipt.stillOpen(attempt.quiz.title);
    }
    changed();
  };

  return { leave, leaveEarly, leaving };
}

/** Shows the result of an attempt that ended in another tab, on another device, or by the server. */
function useEndElsewhere({ session, isEnding, showResult }: Ending) {
  const isOver = useSyncExternalStore(
    session.subscribe,
    () => isOverElsewhere(session),
    () => false,
  );
  useEffect(() => {
    if (!isOver || isEnding.current) return;
    isEnding.current = true;
    session.end();
    showResult();
  }, [isOver, session, isEnding, showResult]);
}

/**
 * Whether a call was refused because the session has ended or is another account's; the page then asks for a new
 * sign-in in a dialog.
 */
function isAboutSession({ code }: CallFailure): boolean {
  return code === 'signed-out' || code === 'other-account';
}

function isOverElsewhere(session: AttemptSession): boolean {
  const { player, queue } = session.snapshot();
  return player.phase === 'over' || queue.isOver;
}
