import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { AttemptReview, AttemptSummary } from '../attempt/schema.ts';

const questionNumber = z.int().describe('number on the paper, from 1');

/** A question of the attempt, as far as figures are computed from it. */
export const RecordedQuestion = z.object({
  number: questionNumber,
  questionId: z.int(),
  tags: z.array(z.string()).describe('names of its tags'),
  choosesOne: z.boolean().describe('whether exactly one option is chosen'),
  isAnswered: z.boolean(),
  credit: z
    .int()
    .nullable()
    .describe('what its answer earned or cost, percent; null where marks are not shown'),
});
export type RecordedQuestion = z.infer<typeof RecordedQuestion>;

/** An answer as it was received. */
export const RecordedEvent = z.object({
  number: z.int().describe('number of its question on the paper, from 1'),
  receivedAt: Timestamp.describe('when the server received it, ISO 8601 in UTC'),
  answer: z
    .int()
    .describe('which answer it was: equal answers to a question have the same number; 0: none'),
  credit: z
    .int()
    .nullable()
    .describe('what it would have earned or cost, percent; null where the key is not shown'),
});
export type RecordedEvent = z.input<typeof RecordedEvent>;

const Span = z.object({
  number: z.int().nullable().describe('the question; null after the last answer'),
  from: z.number().describe('seconds since the start of the attempt'),
  to: z.number().describe('seconds since the start of the attempt'),
});

const changeEffects = ['to_right', 'to_wrong', 'other'] as const;

const Topic = z.object({
  tag: z.string().describe('its name'),
  asked: z.int().describe('how many questions of the attempt have it'),
  right: z.int().describe('how many of them were answered right'),
  earned: z.number().describe('what their answers earned, in questions, without deductions'),
  low: z.number().describe('lower limit of the share that is known, from 0 to 1 (Wilson, 95%)'),
  high: z.number().describe('upper limit of the share that is known, from 0 to 1 (Wilson, 95%)'),
});
export type Topic = z.infer<typeof Topic>;

const summary = AttemptSummary.shape;

/** An earlier attempt of the learner at the same quiz. */
const OwnAttempt = z.object({
  id: summary.id,
  status: summary.status,
  score: summary.score,
  points: summary.points,
  totalQuestions: summary.totalQuestions,
  percentage: summary.percentage,
  passed: summary.passed,
  toBeMarked: summary.toBeMarked,
  passMarkPercent: summary.passMarkPercent,
  completedAt: Timestamp,
});
export type OwnAttempt = z.input<typeof OwnAttempt>;

/**
 * How a result came about, and what to do next. docs/statistics.md has the formulas; `record` has what they are
 * computed from.
 */
export const Explanation = z.object({
  attempt: OwnAttempt.extend({ startedAt: Timestamp, quiz: summary.quiz }).describe('the result'),
  feedback: AttemptReview.shape.feedback,
  record: z
    .object({
      isComplete: z
        .boolean()
        .describe('whether every answer was recorded; without it time and changes are not known'),
      questions: z.array(RecordedQuestion).describe('in the order in which they were asked'),
      events: z.array(RecordedEvent).describe('in the order in which they were received'),
    })
    .describe('what the figures are computed from'),
  time: z
    .object({
      questions: z.array(
        z.object({ number: questionNumber, seconds: z.number().describe('its time') }),
      ),
      spans: z.array(Span).describe('the attempt from its start to its end'),
      afterLast: z.number().describe('seconds after the last answer'),
    })
    .nullable()
    .describe('where time went: the time before an answer is received belongs to its question'),
  changes: z
    .object({
      questions: z.array(
        z.object({
          number: questionNumber,
          changes: z.int().describe('how often its answer was changed'),
          effect: z
            .enum(changeEffects)
            .nullable()
            .describe('from the first answer to the last; null where the key is not shown'),
        }),
      ),
      toRight: z.int().nullable().describe('answers changed to right; null where keys are hidden'),
      toWrong: z.int().nullable().describe('right answers changed; null where keys are hidden'),
      gained: z
        .number()
        .nullable()
        .describe('what the changes earned or cost, in questions; null where keys are hidden'),
    })
    .nullable()
    .describe('the questions whose answer was changed'),
  topics: z
    .array(Topic)
    .nullable()
    .describe('by tag, the weakest first; null where marks are not shown'),
  passing: z
    .object({
      needed: z.number().describe('right answers, or points, that pass'),
      missing: z.number().describe('how many more would have passed; 0 if it passed'),
      unanswered: z.int().describe('questions without an answer'),
    })
    .describe('what would have passed'),
  earlier: z.array(OwnAttempt).describe('own graded attempts at the quiz before, oldest first'),
  others: z
    .object({
      takers: z.int().describe('how many other learners are compared with'),
      median: z.number().describe('of their results, percent'),
      distribution: z
        .array(z.int())
        .describe('how many reached from 0 to below 10 percent, and so on; the last has 100'),
      below: z.int().describe('how many have a lower result'),
      equal: z.int().describe('how many have the same result'),
    })
    .nullable()
    .describe('the first attempts of other learners; null while there are too few of them'),
  next: z
    .object({ questions: z.int().describe('at most 15') })
    .nullable()
    .describe('the practice set that fits the gaps; null where keys are not shown'),
});
export type Explanation = z.input<typeof Explanation>;
