import type { RetakeStatus } from '#shared/features/attempt/schema.ts';
import { isClosedAt } from '#shared/features/quiz/rules.ts';

/** A finished attempt. */
interface Finished {
  quiz: { id: number; title: string; language: string; isOpen: boolean };
  passed: boolean;
}

type Quiz = Finished['quiz'];

/** A quiz that was not passed the last time, and when it can be taken again. */
export interface Retake {
  quiz: Quiz;
  /** ISO 8601; null when it is open already. */
  opensAt: string | null;
}

type Status = Pick<RetakeStatus, 'quizId' | 'action' | 'canRetakeAt' | 'closesAt' | 'lastAttempt'>;

/** Quizzes that were not passed the last time, the latest first. @param finished newest first */
export function quizzesToPass(finished: readonly Finished[]): Quiz[] {
  const latest = new Map<number, Finished>();
  for (const attempt of finished) {
    if (!latest.has(attempt.quiz.id)) latest.set(attempt.quiz.id, attempt);
  }
  return [...latest.values()].flatMap(({ passed, quiz }) => (passed || !quiz.isOpen ? [] : [quiz]));
}

/** Of these quizzes those that can be taken now, in the order given, then those that can be taken next. */
export function retakesOf(
  quizzes: readonly Quiz[],
  statuses: readonly Status[],
  now: number,
): Retake[] {
  const byQuiz = new Map(statuses.map((status) => [status.quizId, status]));
  return quizzes
    .flatMap((quiz) => {
      const status = byQuiz.get(quiz.id);
      return status && canFollow(status, now) ? [{ quiz, opensAt: opening(status, now) }] : [];
    })
    .sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''));
}

/** Whether another attempt is possible, now or later, and the last one is known not to be a pass. */
function canFollow(status: Status, now: number): boolean {
  const { action, lastAttempt, closesAt } = status;
  if (!lastAttempt || lastAttempt.passed || (lastAttempt.toBeMarked ?? 0) > 0) return false;
  if (isClosedAt(closesAt, opening(status, now) ?? now)) return false;
  return action === 'retake' || action === 'cooldown' || action === 'not-yet';
}

const opening = ({ canRetakeAt }: Status, now: number): string | null =>
  canRetakeAt !== null && Date.parse(canRetakeAt) > now ? canRetakeAt : null;
