import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import { lockForOwnRows } from '#server/features/account/mutations.ts';
import {
  type Confidence,
  type PracticeSettings,
  type PracticeSettingsInput,
  standardPractice,
} from '#shared/features/practice/schema.ts';
import type { QuestionResponse } from '#shared/features/question/question-types/registry.ts';
import { withChanges } from '#shared/kernel/changes.ts';
import { noteGoalCheck } from './streak/mutations.ts';

interface PracticeAnswer {
  userId: number;
  questionId: number;
  answerId: string;
  response: QuestionResponse | null;
  isCorrect: boolean;
  confidence: Confidence | null;
  /** The sprint that it counts in. */
  sprintId?: number | null;
}

/** Stores an answer; one that was sent before is not stored again. */
export async function writeAnswer(
  tx: Tx,
  { response, ...answer }: PracticeAnswer,
  answeredAt: Date,
): Promise<void> {
  await tx
    .insertInto('practiceAnswers')
    .values({ ...answer, response: response && JSON.stringify(response), answeredAt })
    .onConflict((conflict) => conflict.columns(['userId', 'answerId']).doNothing())
    .execute();
}

/**
 * Changes what a learner has chosen. The goal that held before is kept with its end.
 * @returns everything that is chosen now
 */
export async function changeSettings(
  tx: Tx,
  { userId, changes }: { userId: number; changes: z.output<typeof PracticeSettingsInput> },
  now: Date,
): Promise<PracticeSettings> {
  await lockForOwnRows(tx, userId);
  const stored = await tx
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select(['retention', 'asksConfidence', 'dailyGoal'])
    .executeTakeFirst();
  const before = stored ?? standardPractice;
  const settings = withChanges(before, changes);
  await tx
    .insertInto('practiceSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
  const { dailyGoal } = before;
  if (dailyGoal === settings.dailyGoal) return settings;
  await tx
    .insertInto('pastGoals')
    .values({ userId, until: now, dailyGoal })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteGoalCheck(tx, userId, now);
  return settings;
}
