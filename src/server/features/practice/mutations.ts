import type { Tx } from '#db/open.ts';
import {
  type Confidence,
  type PracticeSettings,
  standardPractice,
} from '#shared/features/practice/schema.ts';
import type { QuestionResponse } from '#shared/features/question/question-types/registry.ts';
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

/** Stores what a learner has chosen. The goal that held before is kept with its end. */
export async function writeSettings(
  tx: Tx,
  { userId, settings }: { userId: number; settings: PracticeSettings },
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select('dailyGoal')
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('practiceSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
  const { dailyGoal } = before ?? standardPractice;
  if (dailyGoal === settings.dailyGoal) return;
  await tx
    .insertInto('pastGoals')
    .values({ userId, until: now, dailyGoal })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteGoalCheck(tx, userId, now);
}
