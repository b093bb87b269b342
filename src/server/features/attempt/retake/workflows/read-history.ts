import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { listConditionsFor } from '#server/features/attempt/queries.ts';
import {
  type MemberCall,
  readUpToDate,
  takerOf,
} from '#server/features/attempt/workflows/read-up-to-date.ts';
import { keptForMember } from '#server/kernel/database/kept-for-member.ts';
import { progressOn, retakeStatus } from '../views.ts';

// Lists of quizzes ask every two seconds while they are visible.
const attemptsOn = keptForMember({
  read: listAttemptsOn,
  keyOf: ({ quizIds }) => quizIds.join(),
});
const conditionsFor = keptForMember({
  read: listConditionsFor,
  keyOf: ({ quizIds, chosenTime }) => `${chosenTime} ${quizIds.join()}`,
  // An exception of a class is in effect from the start of an assignment on.
  lifetime: 10_000,
});

/** For each quiz, whether this learner may take it now, and why. */
export async function retakeStatuses(call: MemberCall, quizIds: readonly number[]) {
  if (quizIds.length === 0) return [];
  const { db, memberVersions } = call;
  const which = { ...takerOf(call), quizIds };
  const [attempts, conditions] = await Promise.all([
    readUpToDate(call, () => attemptsOn(db, memberVersions, which)),
    conditionsFor(db, memberVersions, which),
  ]);
  const byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  // Nothing is said of drafts, of deleted quizzes, and of a quiz by link that does not let the learner in.
  const known = conditions.filter(({ isKnown }) => isKnown);
  const quizzes = new Map(known.map((quiz) => [quiz.id, quiz]));
  return quizIds.map((quizId) =>
    retakeStatus({ quizId, quiz: quizzes.get(quizId) }, byQuiz.get(quizId) ?? [], call.now),
  );
}

/** What this learner has achieved on a quiz. */
export async function userProgress(call: MemberCall, quizId: number) {
  const which = { userId: call.actor.userId, quizIds: [quizId] };
  const attempts = await readUpToDate(call, () => attemptsOn(call.db, call.memberVersions, which));
  return progressOn(attempts, call.now);
}
