import type { Database } from '#db/open.ts';
import { listEvents } from '#server/features/attempt/events/queries.ts';
import { isSignable } from '#server/features/attempt/events/views.ts';
import { listCurrentMarks } from '#server/features/attempt/marking/queries.ts';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { type AttemptRow, listAnswers } from '#server/features/attempt/queries.ts';
import { listOthersScores } from '#server/features/attempt/statistics/queries.ts';
import { feedbackOf, requireFinished, reviewAnswers } from '#server/features/attempt/views.ts';
import { gapsOf, missedIn } from '#server/features/practice/workflows/find-gaps.ts';
import { readMemory } from '#server/features/practice/workflows/read-memory.ts';
import { tagNamesOf } from '#server/features/question/tags/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import {
  answersChanged,
  comparedTakers,
  comparedWith,
  passingOf,
  timeSpent,
  topicsOf,
} from '#shared/features/explanation/rules.ts';
import type { Explanation } from '#shared/features/explanation/schema.ts';
import { chooseSet } from '#shared/features/practice/rules.ts';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';
import { shows } from '#shared/kernel/feedback.ts';
import { earlierAttempts, explainedAttempt, recordedEvents, recordedQuestions } from '../views.ts';

type OwnRow = AttemptRow & { userId: number };

/** The newest attempts at a quiz that a result is compared with: it bounds the time. */
const maxAttempts = 5_000;

/**
 * Explains a result, as far as its rules show it now.
 * @throws attempt-open while it is open, not-found when it was voided
 */
export async function explainResult(
  { db, now }: Pick<Context, 'db' | 'now'>,
  row: OwnRow,
): Promise<Explanation> {
  const attempt = { ...row, ...requireFinished(row) };
  const feedback = feedbackOf(attempt, now);
  const answers = await listAnswers(db, attempt.id);
  const received = await listEvents(db, attempt.id);
  const marks = attempt.rules.markedByHand ? await listCurrentMarks(db, attempt.id) : [];
  const review = reviewAnswers(attempt, { answers, marks }, feedback.level);
  const marksShown = shows(feedback.level, 'marks');
  // They belong to the marks (decision 464).
  const tags = await tagNamesOf(
    db,
    marksShown ? attempt.paper.map(({ questionId }) => questionId) : [],
  );
  const questions = recordedQuestions(attempt, { answers, review, tags });
  const events = recordedEvents(attempt, { events: received, review });
  const isComplete = isSignable(attempt, received, answers);
  const keysShown = shows(feedback.level, 'keys');
  return {
    attempt: explainedAttempt(attempt),
    feedback,
    record: { isComplete, questions, events },
    time: isComplete ? timeSpent(events, attempt) : null,
    changes: isComplete ? answersChanged(questions, events, { keysShown }) : null,
    topics: marksShown ? topicsOf(questions) : null,
    passing: {
      ...passingOf(attempt, attempt.rules),
      unanswered: questions.filter(({ isAnswered }) => !isAnswered).length,
    },
    earlier: earlierAttempts(
      await listAttemptsOn(db, { userId: attempt.userId, quizIds: [attempt.quizId] }),
      attempt,
    ),
    others: await comparedWithOthers(db, attempt),
    next: keysShown ? await nextSet({ db, now }, attempt.userId, review) : null,
  };
}

async function comparedWithOthers(db: Database, attempt: OwnRow): Promise<Explanation['others']> {
  if (!isCountedStatus(attempt.status)) return null;
  const { quizId, userId } = attempt;
  const compared = { compared: comparedTakers, maxAttempts };
  return comparedWith(await listOthersScores(db, { quizId, userId, ...compared }), attempt);
}

/** How many questions the practice set has that fits the gaps. */
async function nextSet(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  review: ReturnType<typeof reviewAnswers>,
): Promise<{ questions: number }> {
  const missed = missedIn(review);
  if (missed.size === 0) return { questions: 0 };
  const { questions } = await readMemory(db, { userId }, now);
  const gaps = await gapsOf(db, missed, questions);
  return {
    questions: chooseSet(questions, { mode: 'gaps', gaps }, { now, chance: () => 0 }).length,
  };
}
