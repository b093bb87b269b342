import type { Database } from '#db/open.ts';
import { learnerAction, lockedUntil } from '#shared/features/attempt/rules.ts';
import { percentage } from '#shared/kernel/percentage.ts';
import {
  listCountedResults,
  listLastAttempts,
  listOpenAttempts,
  listPinnedAttempts,
} from '../queries.ts';

/** For each quiz, whether this learner may take it now, and why. */
export async function retakeStatuses(db: Database, userId: number, quizIds: number[], now: Date) {
  if (quizIds.length === 0) return [];
  const last = byQuiz(await listLastAttempts(db, userId, quizIds));
  const pinned = byQuiz(await listPinnedAttempts(db, { userId, quizIds, now }));
  const open = byQuiz(await listOpenAttempts(db, userId));
  const results = await listCountedResults(db, userId, quizIds);
  return quizIds.map((quizId) => {
    const lastAttempt = last.get(quizId);
    const openAttemptId = open.get(quizId)?.id ?? null;
    const until = lockedUntil(lastAttempt, pinned.get(quizId), now);
    const own = results.filter((result) => result.quizId === quizId);
    return {
      quizId,
      action: learnerAction({
        isOpen: openAttemptId !== null,
        isLocked: until !== null,
        last: lastAttempt,
      }),
      canRetake: until === null,
      canRetakeAt: until ?? lastAttempt?.canRetakeAt ?? null,
      lastAttempt: lastAttempt ?? null,
      openAttemptId,
      bestScore:
        own.length > 0 ? Math.max(...own.map((r) => percentage(r.score, r.totalQuestions))) : null,
      mastered: own.some((result) => result.passed),
      serverNow: now,
    };
  });
}

/** What this learner has achieved on a quiz; only attempts that the server graded count. */
export async function userProgress(db: Database, userId: number, quizId: number) {
  const results = await listCountedResults(db, userId, [quizId]);
  const best = results.reduce<(typeof results)[number] | undefined>(
    (leader, next) =>
      !leader || next.score * leader.totalQuestions > leader.score * next.totalQuestions
        ? next
        : leader,
    undefined,
  );
  return {
    bestScore: best ? percentage(best.score, best.totalQuestions) : null,
    bestCorrect: best?.score ?? null,
    bestTotal: best?.totalQuestions ?? null,
    attemptCount: results.length,
    passed: results.some((result) => result.passed),
    hasAttempted: results.length > 0,
    lastAttemptDate: results.at(-1)?.completedAt ?? null,
    history: results.map((result) => percentage(result.score, result.totalQuestions)),
    passMarks: results.map(({ rules }) => rules.passMarkPercent),
  };
}

function byQuiz<Row extends { quizId: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.quizId, row]));
}
