import type { Tx } from '#db/open.ts';
import type { Confidence, PracticeSettings } from '#shared/features/practice/schema.ts';
import type { QuestionResponse } from '#shared/features/question/question-types/registry.ts';

interface PracticeAnswer {
  userId: number;
  questionId: number;
  answerId: string;
  response: QuestionResponse | null;
  isCorrect: boolean;
  confidence: Confidence | null;
}

/** Stores an answer; one that was sent before is not stored again. */
export async function writeAnswer(
  tx: Tx,
  { response, ...answer }: PracticeAnswer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('practiceAnswers')
    .values({ ...answer, response: response && JSON.stringify(response), answeredAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'answerId']).doNothing())
    .execute();
}

export async function writeSettings(
  tx: Tx,
  userId: number,
  settings: PracticeSettings,
): Promise<void> {
  await tx
    .insertInto('practiceSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
}
