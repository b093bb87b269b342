import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { type AttemptRow, listConditionsFor } from '#server/features/attempt/queries.ts';
import { type MemberCall, takerOf } from '#server/features/attempt/workflows/read-up-to-date.ts';
import { isClosedAt } from '#shared/features/quiz/rules.ts';
import { retakeStatus } from '../views.ts';

/**
 * From when on the learner can take the quiz of a finished attempt again. Null if never: the quiz cannot be opened any
 * more, it closes before the wait is over, or the attempts are used up.
 */
export async function findRetake(
  call: MemberCall,
  { quizId, quizIsOpen }: Pick<AttemptRow, 'quizId' | 'quizIsOpen'>,
): Promise<Date | null> {
  if (!quizIsOpen) return null;
  const asked = { ...takerOf(call), quizIds: [quizId] };
  const [[quiz], attempts] = await Promise.all([
    listConditionsFor(call.db, asked),
    listAttemptsOn(call.db, asked),
  ]);
  const { canRetakeAt, closesAt } = retakeStatus({ quizId, quiz }, attempts, call.now);
  return canRetakeAt && isClosedAt(closesAt, canRetakeAt) ? null : canRetakeAt;
}
