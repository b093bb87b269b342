import { listAttemptsOn, listConditionsFor } from '#server/features/attempt/queries.ts';
import {
  type MemberCall,
  readUpToDate,
  takerOf,
} from '#server/features/attempt/workflows/read-up-to-date.ts';
import { progressOn, retakeStatus } from '../views.ts';

/** For each quiz, whether this learner may take it now, and why. */
export async function retakeStatuses(call: MemberCall, quizIds: number[]) {
  if (quizIds.length === 0) return [];
  const [attempts, conditions] = await Promise.all([
    readUpToDate(call, () => listAttemptsOn(call.db, call.actor.userId, quizIds)),
    listConditionsFor(call.db, takerOf(call), quizIds),
  ]);
  const byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  // Nothing is said of a quiz by link that does not let the learner in.
  const known = conditions.filter(({ letsIn }) => letsIn);
  const quizzes = new Map(known.map((quiz) => [quiz.id, quiz]));
  return quizIds.map((quizId) =>
    retakeStatus({ quizId, quiz: quizzes.get(quizId) }, byQuiz.get(quizId) ?? [], call.now),
  );
}

/** What this learner has achieved on a quiz. */
export async function userProgress(call: MemberCall, quizId: number) {
  const attempts = await readUpToDate(call, () =>
    listAttemptsOn(call.db, call.actor.userId, [quizId]),
  );
  return progressOn(attempts, call.now);
}
