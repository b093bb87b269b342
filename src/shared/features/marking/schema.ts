import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ClearableText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Points } from '../attempt/schema.ts';
import { EssayFields } from '../question/question-types/essay/essay-fields.ts';
import { maxCriteria, maxLevels } from '../question/question-types/essay/rubric.ts';

const QuizName = z.object({
  id: z.int(),
  title: z.string(),
  language: z.string().describe('Of its texts, by ISO 639'),
});

export const WaitingInput = z.object({
  classId: Id.optional().describe('Only answers of the members of this class at assigned quizzes'),
});

/** Answers that wait for a mark, by question. */
export const WaitingAnswers = z.object({
  classes: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('The classes that you teach'),
  questions: z
    .array(
      z.object({
        quiz: QuizName,
        questionId: z.int(),
        preview: z.string().describe('The beginning of the question'),
        waiting: z.int().describe('How many answers wait'),
        oldestAt: Timestamp.describe('When the first of these attempts ended'),
      }),
    )
    .describe('What has waited longest comes first'),
});
export type WaitingAnswers = z.infer<typeof WaitingAnswers>;

export const WaitingCount = z.object({ waiting: z.int().describe('How many answers wait') });

export const MarkableInput = z.object({
  questionId: Id,
  quizId: Id.optional().describe('Only attempts at this quiz'),
  classId: Id.optional().describe('Only members of this class'),
  state: z.enum(['waiting', 'marked']).default('waiting').describe('Without a mark, or with one'),
});

/** An answer in a list: those that wait by the end of their attempts, the marked ones from the newest. */
export const MarkableAnswer = z.object({
  id: z.int(),
  attemptId: z.int(),
  endedAt: Timestamp.describe('When the attempt ended'),
  credit: z.int().nullable().describe('The mark, percent; null without one'),
});

export const AnswerToMarkInput = z.object({
  id: Id,
  named: z.boolean().default(false).describe('Whether the name of the learner is shown'),
});

const GivenMark = z.object({
  number: z.int().describe('Which mark of the answer it is, from 1'),
  credit: z.int().describe('What the answer earns of its question, percent'),
  levels: z
    .array(z.int())
    .nullable()
    .describe('For each criterion the index of its level; null without a rubric'),
  comment: z.string().nullable().describe('What the learner reads'),
  markedAt: Timestamp.describe('When it was given'),
  markedByName: z.string().nullable().describe('Public name of who gave it'),
});
export type GivenMark = z.infer<typeof GivenMark>;

/** An answer with everything that is needed to mark it. */
export const AnswerToMark = z.object({
  id: z.int(),
  attemptId: z.int(),
  quiz: QuizName,
  questionId: z.int(),
  text: z.string().describe('The question as it was asked'),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  essay: EssayFields.describe('Rubric, sample answer and notes, as they were then'),
  answerText: z.string().describe('What the learner wrote'),
  endedAt: Timestamp.describe('When the attempt ended'),
  learner: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .describe('Null unless the name was asked for'),
  marks: z.array(GivenMark).describe('Every mark, the newest first: it counts'),
  result: z
    .object({
      score: z.int(),
      points: Points,
      totalQuestions: z.int(),
      passed: z.boolean(),
      toBeMarked: z.int().describe('How many answers of the attempt wait'),
    })
    .describe('The result of the attempt as it is now'),
});
export type AnswerToMark = z.infer<typeof AnswerToMark>;

export const MarkInput = z.object({
  id: Id,
  number: z
    .int()
    .min(0)
    .describe('`number` of the newest mark that you have seen, 0 for none: a newer one is kept'),
  levels: z
    .array(
      z
        .int()
        .min(0)
        .max(maxLevels - 1),
    )
    .max(maxCriteria)
    .nullable()
    .default(null)
    .describe('With a rubric: for each criterion the index of its level'),
  credit: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .describe('Without a rubric: what the answer earns, percent'),
  comment: ClearableText(5000).default(null).describe('What the learner reads'),
  takesPass: z
    .boolean()
    .default(false)
    .describe('Whether the attempt may lose a pass that its learner has seen'),
});
export type MarkInput = z.output<typeof MarkInput>;

export const MarkOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('marked'), answer: AnswerToMark.describe('The answer as it is now') }),
  /** Another mark was given meanwhile; nothing was changed. */
  z.object({
    kind: z.literal('changed'),
    answer: AnswerToMark.describe('The answer as it is now'),
  }),
  /** The attempt would lose its pass; nothing was changed. */
  z.object({
    kind: z.literal('takes-pass'),
    answer: AnswerToMark.describe('The answer as it is now'),
  }),
]);
export type MarkOutcome = z.infer<typeof MarkOutcome>;
