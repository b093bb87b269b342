import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { regradeMethods } from '../attempt/rules.ts';
import { Points } from '../attempt/schema.ts';
import { QuestionType } from '../question/question-types/registry.ts';

/** `leave`: past results stay as they are. */
const RegradeMethod = z.enum([...regradeMethods, 'leave']);

/**
 * `running` and `undoing` while attempts are graded in the background; `undone` when the marks from before are back.
 */
export const RegradeState = z.enum(['running', 'done', 'undoing', 'undone']);
export type RegradeState = z.infer<typeof RegradeState>;

export const RegradeChoice = z.object({
  questionId: Id,
  method: z.enum(regradeMethods).describe('How the answers are graded'),
  takesPasses: z
    .boolean()
    .describe('Whether passed attempts may become failed ones; otherwise these stay as they are'),
});

/** At most this many learners are named in a preview. */
export const maxPreviewed = 50;

export const RegradePreview = z.object({
  /** The version of the question whose key is used. */
  version: z.int(),
  /** Attempts that asked the question. */
  asked: z.int(),
  /** Those that are graded in another way, whether or not their score changes. */
  graded: z.int(),
  gains: z.int(),
  losses: z.int(),
  newPasses: z.int(),
  lostPasses: z.int(),
  /** Attempts that keep their score, because they would lose their pass: they count by either key. */
  spared: z.int(),
  /** Attempts that stay as they are, because the new key names an option that they were not offered. */
  incomparable: z.int(),
  /** Those whose score changes, at quizzes that the caller manages; first those whose pass changes. */
  learners: z.array(
    z.object({
      attemptId: z.int(),
      name: z.string().nullable().describe('null: the account was erased'),
      totalQuestions: z.int(),
      scoreBefore: z.int().describe('How many answers were correct before'),
      pointsBefore: Points.describe('What was earned before, in questions; absent as `points` is'),
      score: z.int(),
      points: Points,
      passedBefore: z.boolean().describe('Whether it passed before'),
      passed: z.boolean(),
    }),
  ),
});
export type RegradePreview = z.infer<typeof RegradePreview>;

export const RegradeInput = z.object({
  questionId: Id,
  version: z.int().min(1).describe('the version that the preview used'),
  method: RegradeMethod,
  takesPasses: z.boolean(),
  /** Whether learners whose result changes may get a mail. */
  sendsMails: z.boolean(),
});

const Regrade = z.object({
  id: z.int(),
  version: z.int().describe('The version of the question whose key is used'),
  method: RegradeMethod.describe('How the answers are graded; `leave`: not at all'),
  takesPasses: z.boolean().describe('Whether passed attempts may become failed ones'),
  state: RegradeState.describe('How far it is'),
  attempts: z.int().describe('How many attempts are to be graded'),
  seen: z.int().describe('How many of them are done'),
  changed: z.int().describe('How many scores changed'),
  createdAt: Timestamp,
  createdByName: z.string().nullable().describe('Public name of who began it'),
  isUndoable: z.boolean().describe('Whether it can be taken back'),
});

/** A question with what was decided about its past answers, the newest first. */
export const RegradedQuestion = z.object({
  id: z.int(),
  text: z.string(),
  type: QuestionType,
  version: z.int(),
  /** The correct answer in words. */
  key: z.array(z.string()),
  asked: z.int(),
  regrades: z.array(Regrade),
});

/** A question whose key was changed after it had been asked, without a decision about past results. */
export const ChangedKey = z.object({ questionId: z.int(), text: z.string(), changedAt: Timestamp });
