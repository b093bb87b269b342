import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { useAttemptCalls, useAttemptChanged } from '../api.ts';
import { AnswerStore, type KeptSubmit } from './saving/answer-store.ts';
import { openAttemptChannel } from './saving/attempt-channel.ts';
import { AttemptSession } from './saving/attempt-session.ts';
import { openingPosition, readLastPosition } from './saving/last-position.ts';

type Opening =
  | { state: 'opening' }
  | { state: 'failed'; failure: CallFailure }
  | {
      state: 'open';
      session: AttemptSession;
      /** It was begun in another browser. */
      isContinued: boolean;
      /** The attempt was submitted; only the network was missing. */
      submit: KeptSubmit | undefined;
    };

interface Try {
  number: number;
  accessCode?: string | undefined;
}

/** Starts the quiz, or takes up the attempt that is open, when the page is shown. */
export function useOpenedAttempt(quizId: number, userId: number) {
  const calls = useAttemptCalls();
  const changed = useAttemptChanged();
  const clock = useServerClock();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [tries, setTries] = useState<Try>({ number: 0 });
  // Effects may run twice; the quiz is started once per try.
  const started = useRef<{ tries: Try; call: ReturnType<typeof calls.start> }>(undefined);

  // Before the browser paints and other effects run.
  useLayoutEffect(() => {
    if (started.current?.tries !== tries)
      started.current = { tries, call: calls.start(quizId, tries.accessCode) };
  }, [calls, quizId, tries]);

  useEffect(() => {
    let isGone = false;
    let session: AttemptSession | undefined;
    const store = new AnswerStore(userId);
    void store.prune().catch(() => {});

    async function open(): Promise<void> {
      if (started.current?.tries !== tries) return;
      const attempt = await started.current.call;
      if (isGone) return;
      changed();
      const position = readLastPosition(attempt.id);
      const channel = openAttemptChannel(attempt.id);
      const current = attempt.oneWay
        ? position
        : openingPosition(position, attempt.questions, attempt.answers);
      session = new AttemptSession({ attempt, store, calls, clock, channel, current });
      const { submit } = await session.resume();
      if (isGone) return;
      setOpening({
        state: 'open',
        session,
        isContinued: attempt.resumed && position === undefined,
        submit,
      });
    }
    open().catch((error: unknown) => {
      if (!isGone) setOpening({ state: 'failed', failure: failureOf(error) });
    });

    return () => {
      isGone = true;
      session?.close();
    };
  }, [calls, changed, clock, userId, tries]);

  return {
    opening,
    /** The access code that was refused, if one was given. */
    triedCode: tries.accessCode,
    retry: (accessCode = tries.accessCode) => {
      setOpening({ state: 'opening' });
      setTries(({ number }) => ({ number: number + 1, accessCode }));
    },
  };
}
