import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallFailure, failureOf, isTemporary } from '#web/failure/failure.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { useAttemptCalls, useAttemptChanged } from '../api.ts';
import { AnswerStore } from '../taking/saving/answer-store.ts';
import { refusedAnswers } from '../taking/saving/refused-answers.ts';
import { backOff } from '../taking/saving/retry.ts';

/**
 * `settled`: the server has answered, or there was nothing to send. `pending`: it has not answered yet,
 * and the call is repeated. `rejected`: it refused. `running`: the time is not over, so the attempt is still open.
 */
export type Submission =
  | { state: 'checking' | 'settled' | 'void' | 'running' }
  | { state: 'pending' | 'rejected'; failure: CallFailure };

/**
 * Completes a submit that this browser has not sent yet.
 * @param isAssumed whether the time may not be over yet: the server is asked first
 */
export function useSubmission(attemptId: number, userId: number, isAssumed: boolean) {
  const [submission, setSubmission] = useState<Submission>({ state: 'checking' });
  const calls = useAttemptCalls();
  const changed = useAttemptChanged();
  const clock = useServerClock();
  const run = useRef<AbortController>(undefined);

  /** @param insist submits even if this browser has no unsent submit */
  const start = useCallback(
    async (insist: boolean) => {
      run.current?.abort();
      const abort = new AbortController();
      const { signal } = abort;
      run.current = abort;
      const store = new AnswerStore(userId);
      const update = (next: Submission) => {
        if (!signal.aborted) setSubmission(next);
      };
      const kept = await store.read(attemptId).catch(() => ({ answers: [], submit: undefined }));
      if (!kept.submit && !isAssumed && !insist) return update({ state: 'settled' });

      let { answers } = kept;
      for (let failures = 1; !signal.aborted; failures += 1) {
        try {
          // The response corrects the clock too.
          const ends = isAssumed ? await calls.readEnds(attemptId) : undefined;
          if (ends && clock.now() < Date.parse(ends.deadline)) return update({ state: 'running' });
          const deadline = ends?.deadline ?? kept.submit?.deadline;
          const outcome = await calls.submit({ attemptId, answers, deadline });
          await store.clear(attemptId).catch(() => {});
          changed();
          return update({ state: outcome.kind === 'void' ? 'void' : 'settled' });
        } catch (error) {
          const failure = failureOf(error);
          if (failure.code === 'attempt-open') {
            // Minutes were added before the submit arrived. The kept answers are sent by the player.
            await store.keepSubmit(attemptId, undefined).catch(() => {});
            return update({ state: 'running' });
          }
          const refused = refusedAnswers(failure, answers);
          if (refused.size > 0) {
            answers = answers.filter(({ questionId }) => !refused.has(questionId));
            continue;
          }
          if (!isTemporary(failure)) return update({ state: 'rejected', failure });
          update({ state: 'pending', failure });
          await networkOr(backOff(failures), signal);
        }
      }
    },
    [attemptId, userId, isAssumed, calls, changed, clock],
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

/** Waits this long, or until the browser is online again. */
function networkOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
