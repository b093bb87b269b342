import type { Database } from '#db/open.ts';
import { mistakeOnPaper } from '#server/features/attempt/guards.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { endTrial } from '../mutations.ts';
import type { TrialRow } from '../queries.ts';
import { outlined } from '../views.ts';

/**
 * Ends a trial of a link or a challenge; repeating it gives the answers of the first call.
 * @returns undefined when the trial was deleted meanwhile
 * @throws invalid, at `answers`, for a question or an option that the trial does not have
 */
export async function finishTrial(
  db: Database,
  trial: TrialRow,
  given: { answers: AnswerInput[]; now: Date },
) {
  const mistake = mistakeOnPaper(outlined(trial), given.answers, 'answers');
  if (mistake) throw mistake;
  return inTransaction(db, (tx) => endTrial(tx, trial.tokenHash, given));
}
