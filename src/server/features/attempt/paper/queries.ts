import type { Database } from '#db/open.ts';
import { anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { remembered } from '#server/kernel/database/remembered.ts';
import type { GradingRules } from '#shared/features/attempt/paper.ts';
import {
  gapsForTaker,
  type QuestionType,
  spotsAskedOf,
  targetsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import type { LevelAtOnce } from '#shared/kernel/feedback.ts';
import type { AttemptRow } from '../queries.ts';

/** What of a question an answer is checked against; `index` is that on the paper. */
export interface OutlinedQuestion {
  type: QuestionType;
  optionCount: number;
  targetCount: number;
  /** How many options each gap has; none where the answer is written. */
  gapOptions: readonly number[];
  /** How many spots are placed on its picture; undefined where none are. */
  spotCount: number | undefined;
  index: number;
}

/**
 * The parts of an attempt that answers are checked against: its learner and its questions. They never change.
 */
export interface PaperOutline {
  attemptId: number;
  userId: number | null;
  /** Whether there is no way back to a question that was passed. */
  oneWay: boolean;
  /** Seconds for each question; absent where it has no time of its own. */
  questionSeconds?: number | undefined;
  /** What is shown of a question once its answer was checked; absent where it cannot be. */
  atOnce?: LevelAtOnce | undefined;
  /** How answers are graded. */
  grading: GradingRules;
  /** In the order of the paper. */
  questions: ReadonlyMap<number, OutlinedQuestion>;
}

export function outlineOf({
  id,
  userId,
  paper,
  rules,
}: Pick<AttemptRow, 'id' | 'userId' | 'paper' | 'rules'>): PaperOutline {
  const questions = new Map(
    paper.map((question, index) => {
      const { questionId, type, order } = question;
      const targetCount = targetsForTaker(question).length;
      const gapOptions = gapsForTaker(question).map(({ options }) => options.length);
      const spotCount = spotsAskedOf(question);
      const counts = { optionCount: order.length, targetCount, gapOptions, spotCount };
      return [questionId, { type, ...counts, index }];
    }),
  );
  const {
    oneWay = false,
    questionSeconds,
    atOnce,
    partialCredit = false,
    wrongAnswerPenaltyPercent = 0,
    markedByHand,
  } = rules;
  const grading = {
    ...{ partialCredit, wrongAnswerPenaltyPercent },
    ...(markedByHand ? { markedByHand } : {}),
  };
  return { attemptId: id, userId, oneWay, questionSeconds, atOnce, grading, questions };
}

/** The outline of an attempt's paper; null when there is no such attempt. */
export const findPaper = remembered(grouped({ run: listPapers, atMost: 50, keyOf: Number }), {
  atMost: 10_000,
});

async function listPapers(db: Database, ids: number[]): Promise<(PaperOutline | null)[]> {
  const rows = await listStoredPapers(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, outlineOf(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

const listStoredPapers = prepare((db, param: Params<{ ids: readonly number[] }>) =>
  db
    .selectFrom('quizAttempts')
    .where('id', '=', anyOfPrepared(param('ids')))
    .select(['id', 'userId', 'paper', 'rules']),
);

/** The questions of an attempt as they were asked, with their keys. */
export async function listAsked(db: Database, attemptId: number) {
  const { paper } = await db
    .selectFrom('quizAttempts')
    .where('id', '=', attemptId)
    .select('paper')
    .executeTakeFirstOrThrow();
  return paper;
}
