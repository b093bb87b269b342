import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallFailure, failureOf, isTemporary } from '#web/failure/failure.ts';
import { useAttemptCalls, useAttemptChanged } from '../api.ts';
import { AnswerStore } from '../taking/saving/answer-store.ts';
import { backOff } from '../taking/saving/retry.ts';

/**
 * `settled`: the server has had the last word, or nothing waits here to be sent. `pending`: it has not
 * answered, and is asked again by and by. `rejected`: it said no.
 */
export type Submission =
  | { state: 'checking' | 'settled' | 'void' }
  | { state: 'pending' | 'rejected'; failure: CallFailure };

/** Brings a submit that this browser still holds to its end. */
export function useSubmission(attemptId: number, userId: number) {
  const [submission, setSubmission] = useState<Submission>({ state: 'checking' });
  const calls = useAttemptCalls();
  const changed = useAttemptChanged();
  const run = useRef<AbortController>(undefined);

  /** @param insist submits even if nothing is known here of a submit that was asked for */
  const start = useCallback(
    async (insist: boolean) => {
      run.current?.abort();
      const abort = new AbortController();
      const { signal } = abort;
      run.current = abort;
      const store = new AnswerStore(userId);
      const tell = (next: Submission) => {
        if (!signal.aborted) setSubmission(next);
      };
      const kept = await store.read(attemptId).catch(() => ({ answers: [], submitted: false }));
      if (!kept.submitted && !insist) return tell({ state: 'settled' });

      for (let failures = 1; !signal.aborted; failures += 1) {
        try {
          const outcome = await calls.submit({ attemptId, answers: kept.answers });
          await store.clear(attemptId).catch(() => {});
          changed();
          return tell({ state: outcome.kind === 'void' ? 'void' : 'settled' });
        } catch (error) {
          const failure = failureOf(error);
          if (!isTemporary(failure)) return tell({ state: 'rejected', failure });
          tell({ state: 'pending', failure });
          await networkOr(backOff(failures), signal);
        }
      }
    },
    [attemptId, userId, calls, changed],
  );

  useEffect(() => {
    void start(false);
    return () => run.current?.abort();
  }, [start]);

  return {
    submission,
    retry: () => {
      setSubmission({ state: 'checking' });
      void start(true);
    },
  };
}

/** Waits so many milliseconds, or until the browser has a network again. */
function networkOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
