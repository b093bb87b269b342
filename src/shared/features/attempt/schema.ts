import { z } from 'zod';
import { feedbackLevels, levelsAtOnce } from '#shared/kernel/feedback.ts';
import { Id } from '#shared/kernel/id.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { maxTextLength } from '../question/question-types/answering.ts';
import { ReviewedRegion } from '../question/question-types/definition.ts';
import { EssayFields, Rubric } from '../question/question-types/essay/essay-fields.ts';
import { Gap, GapForTaker } from '../question/question-types/gap-schema.ts';
import { Spot } from '../question/question-types/region.ts';
import { QuestionType } from '../question/question-types/registry.ts';
import { maxAsked } from '../quiz/max-asked.ts';
import { countedAttempts, layouts } from '../quiz/rules.ts';
import { cooldownText, learnerActions, regradeMethods } from './rules.ts';

export const AttemptStatus = z.enum([
  'open',
  'submitted',
  'timed_out',
  'abandoned',
  'void',
  'self_reported',
]);
export type AttemptStatus = z.infer<typeof AttemptStatus>;

const answerNumber =
  'for clients whose messages may overtake one another: grows with every change of this answer, and one that is not higher than the stored one is ignored. Without it the answer is the newest.';

/** One question's answer as the browser sends it. */
export const AnswerInput = z.object({
  questionId: Id,
  seq: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe(answerNumber),
  selectedOption: z.int().min(-1).max(99).default(-1),
  selectedOptions: z.array(z.int().min(-1).max(99)).max(20).default([]),
  answerText: z
    .string()
    .max(maxTextLength)
    .refine(storable, 'Contains a character that cannot be stored')
    .nullish()
    .transform((text) => text ?? null),
  spots: z
    .array(Spot)
    .max(20)
    .optional()
    .describe('for hotspot: the spots on the picture; they replace chosen names'),
  flagged: z.boolean().default(false),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

export const StartInput = z.object({
  quizId: Id,
  accessCode: z
    .string()
    .max(100)
    .optional()
    .describe('needed by some quizzes; not for continuing an attempt'),
  challenge: z
    .string()
    .max(100)
    .optional()
    .describe('the token of a challenge, whose questions are then asked in the same order'),
});
export const AttemptRef = z.object({ attemptId: Id });

/** An answer to be saved, or with the number 0 a question whose stored answer is only read. */
const SavedInput = AnswerInput.extend({
  seq: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe(`${answerNumber} With 0 and no answer it only reads what is stored.`),
}).superRefine(({ seq, ...answer }, ctx) => {
  // It would be ignored.
  if (seq === 0 && hasContent(answer))
    ctx.addIssue({
      ...{ code: 'too_small', origin: 'int', minimum: 1, inclusive: true },
      ...{ input: seq, path: ['seq'] },
    });
});

const hasContent = (answer: Omit<AnswerInput, 'seq'>): boolean =>
  answer.selectedOption !== -1 ||
  answer.selectedOptions.length > 0 ||
  answer.answerText !== null ||
  (answer.spots ?? []).length > 0 ||
  answer.flagged;

export const AnswersInput = AttemptRef.extend({
  answers: z.array(SavedInput).min(1).max(maxAsked),
  reached: z
    .int()
    .min(0)
    .max(maxAsked)
    .optional()
    .describe(
      'without a way back: the index of the question that is shown now, from 0; the questions before it are closed once these answers are stored',
    ),
});
/** The answer that is checked: it is stored as it is here, and then closed. */
export const CheckInput = AttemptRef.extend(AnswerInput.shape);
export const SubmitInput = AttemptRef.extend({
  answers: z.array(AnswerInput).max(maxAsked).default([]),
  deadline: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'The deadline that is over, where the clock submits and not the learner: if it was moved since, the attempt stays open (409)',
    ),
});

/** The spots that an answer has on a picture. */
export const SpotsGiven = z
  .array(Spot)
  .optional()
  .describe('for hotspot: the spots on the picture; absent where there are none');

/** An answer as it is stored. */
export const SavedAnswer = z.object({
  questionId: z.int(),
  seq: z.int(),
  selectedOption: z.int(),
  selectedOptions: z.array(z.int()),
  answerText: z.string().nullable(),
  spots: SpotsGiven,
  flagged: z.boolean(),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

const SpotCount = z
  .int()
  .optional()
  .describe('for hotspot: how many spots are placed on the picture; else absent');

/** A question on an open attempt: no key, no explanation. */
export const PaperQuestionForTaker = z.object({
  questionId: z.int(),
  type: QuestionType,
  text: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  /** In the order they are shown; `index` is what an answer names. Empty for fill-in questions. */
  options: z.array(z.object({ index: z.int(), text: z.string() })),
  /** What can be given to the options, in the order of the paper; an answer names their indexes. */
  targets: z.array(z.string()),
  /** The gaps of the text in their order; an answer has an entry for each. */
  gaps: z.array(GapForTaker),
  spotCount: SpotCount,
  essay: EssayFields.pick({ minWords: true, maxWords: true, template: true })
    .optional()
    .describe('of an essay, else absent'),
});
export type PaperQuestionForTaker = z.infer<typeof PaperQuestionForTaker>;

const ReviewedQuestion = z.object({
  text: z.string(),
  type: QuestionType,
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  options: z.array(z.string()),
  targets: z.array(z.string()),
  gaps: z.array(GapForTaker),
  spotCount: SpotCount,
  /** The order in which the options were shown. */
  order: z.array(z.int()),
  rubric: Rubric.optional(),
});

/** The mark that a person gave to an answer. */
const GivenMark = z.object({
  levels: z
    .array(z.int())
    .nullable()
    .describe('for each criterion of the rubric the index of its level; null without a rubric'),
  comment: z.string().nullable().describe('what the learner reads'),
  markedAt: Timestamp.describe('when it was given'),
});

/** A question with the learner's answer, after it was checked or the attempt is over. */
export const AnswerReview = z.object({
  id: z.int(),
  questionId: z.int(),
  isCorrect: z.boolean(),
  credit: z
    .int()
    .optional()
    .describe(
      'what the answer earned of its question, percent; below 0: what it cost. Absent as `points` is',
    ),
  isAnswered: z.boolean(),
  flagged: z.boolean(),
  selectedOption: z.int(),
  selectedOptions: z.array(z.int()),
  answerText: z.string().nullable(),
  spots: SpotsGiven,
  regraded: z
    .object({
      method: z
        .enum(regradeMethods)
        .describe('the key as it is now, that or the earlier one, or right for everybody'),
      wasCorrect: z.boolean().describe('whether the answer was right by the earlier key'),
      creditBefore: z
        .int()
        .optional()
        .describe('what it earned by the earlier key, percent; absent as `credit` is'),
    })
    .nullable()
    .describe('how the question was graded again after its key was changed'),
  marking: z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('waiting').describe('no mark yet') }),
      GivenMark.extend({ state: z.literal('marked').describe('a person has marked it') }),
      /** The attempt does not count. */
      z.object({ state: z.literal('none').describe('it is not marked') }),
    ])
    .optional()
    .describe('of an answer that a person marks: `isCorrect` is false until then; else absent'),
  question: z.discriminatedUnion('keyShown', [
    ReviewedQuestion.extend({
      keyShown: z.literal(true),
      correctOption: z.int().nullable(),
      correctOptions: z.array(z.int()),
      /** What a fill-in question accepts. */
      acceptedAnswers: z.array(z.string()),
      /** The gaps with what is right in each. */
      gapKeys: z.array(Gap),
      regions: z
        .array(ReviewedRegion)
        .optional()
        .describe('for hotspot: the parts of the picture; else absent'),
      explanation: z.string().nullable(),
    }),
    /** By the rules of the attempt, or unanswered in an abandoned one: its key would help in the next attempt. */
    ReviewedQuestion.extend({ keyShown: z.literal(false) }),
  ]),
});
export type AnswerReview = z.infer<typeof AnswerReview>;

const questionEndsAtWords =
  'when the time of the question at `reached` is over and the next one comes; null: it has none';

/** An open attempt. */
export const AttemptForTaker = z.object({
  id: z.int(),
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
  startedAt: Timestamp,
  deadline: Timestamp,
  serverNow: Timestamp,
  /** True when the attempt was already open: begun in another tab, on another device, or before a reload. */
  resumed: z.boolean(),
  canBeVoided: z
    .boolean()
    .describe(
      `whether leaving within the first 4 seconds leaves no result; it does once in ${cooldownText.failed}`,
    ),
  lockHours: z.int().describe('for how long leaving it, or failing, locks the quiz'),
  untimed: z
    .boolean()
    .describe('whether there is no time limit; it ends at its deadline all the same'),
  partialCredit: z
    .literal(true)
    .optional()
    .describe('an answer that is right in part earns a part of its question; else absent'),
  wrongAnswerPenaltyPercent: z
    .int()
    .optional()
    .describe('how much of a question a wrong answer costs, percent; absent if it costs nothing'),
  oneWay: z
    .boolean()
    .describe(
      'true: no way back. An answer closes the questions before it, so send changes in the order in which they were made, or together',
    ),
  reached: z
    .int()
    .describe('without a way back: the questions before this index, from 0, are closed'),
  layout: z
    .enum(layouts)
    .describe('one: the player shows one question at a time; all: one page with all'),
  questionSeconds: z
    .int()
    .nullable()
    .describe(
      'how long each question can be answered, extra time included; null: no time of its own',
    ),
  questionEndsAt: Timestamp.nullable().describe(questionEndsAtWords),
  atOnce: z
    .enum(levelsAtOnce)
    .nullable()
    .describe('what is shown of a question when its answer is checked; null: it cannot be'),
  questions: z.array(PaperQuestionForTaker),
  answers: z.array(SavedAnswer),
  checked: z
    .array(AnswerReview)
    .describe('the questions whose answer was checked: they are closed'),
});
export type AttemptForTaker = z.infer<typeof AttemptForTaker>;

/** The stored answers to the questions that were sent. */
export const AnswersSaved = z.object({
  answers: z.array(SavedAnswer),
  reached: z
    .int()
    .describe('without a way back: the questions before this index, from 0, are closed'),
  refused: z
    .array(z.int())
    .describe('ids of questions that were closed before: what was sent for them is not stored'),
  questionEndsAt: Timestamp.nullable().describe(questionEndsAtWords),
  checked: z
    .array(AnswerReview)
    .describe('those of the questions that were sent whose answer was checked, now or before'),
  deadline: Timestamp,
  serverNow: Timestamp,
});
export type AnswersSaved = z.infer<typeof AnswersSaved>;

/** What counts of a result where parts of answers count or wrong ones cost. */
export const Points = z
  .number()
  .optional()
  .describe(
    'what was earned, in questions: 7.5 of 10; absent where a right answer is all that counts',
  );

/** How many answers wait for a mark. */
export const ToBeMarked = z
  .int()
  .optional()
  .describe(
    'how many answers wait for the mark of a person: score, percentage and passed are provisional and can only rise; absent if none does',
  );

/** A finished attempt in a list. */
export const AttemptSummary = z.object({
  id: z.int(),
  quizId: z.int(),
  quiz: z.object({
    id: z.int(),
    title: z.string(),
    language: z.string().describe('of its texts, by ISO 639'),
    isOpen: z.boolean().describe('whether it can still be found and taken'),
  }),
  status: AttemptStatus.exclude(['open', 'void']),
  selfReported: z.boolean(),
  score: z.int(),
  totalQuestions: z.int(),
  points: Points,
  percentage: z.number(),
  passed: z.boolean(),
  toBeMarked: ToBeMarked,
  passScore: z.int().describe('how many correct answers pass'),
  passMarkPercent: z.number().describe('the pass mark when the attempt began'),
  endedBy: z.enum(['learner', 'clock']).describe('clock: the time ran out'),
  timeTaken: z.int().nullable().describe('seconds'),
  startedAt: Timestamp,
  completedAt: Timestamp,
  canRetakeAt: Timestamp.nullable(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** What the server received of an attempt's answers, and when. */
export const AttemptReceipt = z.object({
  answersReceived: z.int().describe('questions whose answer arrived in time'),
  lastReceivedAt: Timestamp.nullable().describe('when the last of those answers arrived'),
  late: z
    .array(
      z.object({
        questionId: z.int(),
        number: z.int().describe('number on the paper, from 1'),
        secondsLate: z.int().describe('whole seconds after the end of the attempt, at least 1'),
      }),
    )
    .describe('answers that arrived after the end and were not counted, in the order of the paper'),
});
export type AttemptReceipt = z.infer<typeof AttemptReceipt>;

export const AttemptReview = AttemptSummary.extend({
  serverNow: Timestamp,
  /** The learner's own result before this one, percent. */
  previousPercentage: z.number().nullable(),
  receipt: AttemptReceipt,
  feedback: z
    .object({
      level: z
        .enum(feedbackLevels)
        .describe('score: `answers` is empty; marks: without keys; keys: without explanations'),
      more: z
        .object({
          level: z.enum(feedbackLevels).describe('that which is shown then'),
          at: Timestamp.describe('from when on'),
        })
        .nullable()
        .describe('what is shown when the quiz has closed, if that is more'),
    })
    .describe('how much of the result the rules of the attempt show now'),
  hasSignedReceipt: z.boolean().describe('whether a signed receipt can be downloaded'),
  answers: z.array(AnswerReview),
});
export type AttemptReview = z.infer<typeof AttemptReview>;

/** The attempt was left within its first seconds and does not count. */
const Voided = z.object({
  kind: z.literal('void'),
  pinnedUntil: Timestamp.describe('until then, starting again continues with the same questions'),
  deadline: Timestamp.describe('the deadline when it is continued'),
});

const Ended = z.object({ result: AttemptSummary, receipt: AttemptReceipt, serverNow: Timestamp });

/** How a submit ended. Each end is final; repeating the call gives the same result. */
export const SubmitOutcome = z.discriminatedUnion('kind', [
  Ended.extend({ kind: z.literal('submitted') }),
  /** The deadline had passed: what was saved by then was graded. */
  Ended.extend({ kind: z.literal('timed_out') }),
  /** The attempt had been left, or ran out without one answer. */
  Ended.extend({ kind: z.literal('abandoned') }),
  Voided,
]);
export type SubmitOutcome = z.infer<typeof SubmitOutcome>;

export const LeaveOutcome = z.discriminatedUnion('kind', [
  Ended.extend({ kind: z.literal('abandoned') }),
  Voided,
  /** It was over before the learner left, or is graded because an answer was checked. */
  Ended.extend({ kind: z.literal('already_over') }),
]);
export type LeaveOutcome = z.infer<typeof LeaveOutcome>;

/** What a learner was allowed in an attempt beyond the rules of the quiz. */
export const AttemptExceptions = z.object({
  extraTimePercent: z.int().describe('Extra time, percent'),
  isTimeChosen: z
    .boolean()
    .describe('Whether the learner has chosen that time in the accessibility profile'),
  addedMinutes: z.int().describe('Minutes that were added while the learner wrote'),
  isUnlocked: z.boolean().describe('Whether it began because a wait was ended before its time'),
});

export const RetakeStatus = z.object({
  quizId: z.int(),
  action: z.enum(learnerActions),
  canRetake: z.boolean(),
  canRetakeAt: Timestamp.nullable(),
  lastAttempt: z
    .object({
      id: z.int(),
      score: z.int(),
      totalQuestions: z.int(),
      points: Points,
      passed: z.boolean(),
      toBeMarked: ToBeMarked,
    })
    .nullable(),
  /** The attempt to continue, if there is one. */
  openAttemptId: z.int().nullable(),
  /** Best server-graded result, percent; null before the first. */
  bestScore: z.number().nullable(),
  /** Passed at least once. */
  mastered: z.boolean(),
  extraTimePercent: z.int().describe('extra time that this learner is allowed'),
  extraAttempts: z
    .int()
    .describe('attempts beyond those of the quiz that this learner is allowed; 0 without a limit'),
  closesAt: Timestamp.nullable().describe('when the quiz closes for this learner'),
  serverNow: Timestamp,
});
export type RetakeStatus = z.infer<typeof RetakeStatus>;

export const UserProgress = z.object({
  bestScore: z.number().nullable().describe('percent'),
  bestCorrect: z.int().nullable(),
  bestTotal: z.int().nullable(),
  bestPoints: Points,
  mark: z
    .object({
      rule: z.enum(countedAttempts).describe('which attempt it is, or the average of all'),
      percentage: z.number().describe('percent'),
      passed: z.boolean(),
      isProvisional: z
        .literal(true)
        .optional()
        .describe('answers wait for the mark of a person; absent if none does'),
    })
    .nullable()
    .describe('what counts, by the rules of the newest attempt'),
  attemptCount: z.int(),
  passed: z.boolean(),
  hasAttempted: z.boolean(),
  lastAttemptDate: Timestamp.nullable(),
  /** Percent of every counted attempt, oldest first. */
  history: z.array(z.number()),
  /** The pass mark of each attempt in `history`, percent. */
  passMarks: z.array(z.number()),
});
export type UserProgress = z.infer<typeof UserProgress>;

export const OpenAttempt = z.object({
  id: z.int(),
  untimed: z
    .boolean()
    .describe('whether there is no time limit; it ends at its deadline all the same'),
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
  deadline: Timestamp,
  reached: z
    .int()
    .describe('without a way back: the questions before this index, from 0, are closed'),
  questionEndsAt: Timestamp.nullable().describe(questionEndsAtWords),
  serverNow: Timestamp,
});

/** What older clients report after grading for themselves. */
export const SelfReport = z.object({
  quizId: Id,
  userId: Id.optional(),
  score: z.int().min(0),
  totalQuestions: z.int().min(0).max(1000),
  timeTaken: z.int().min(0).max(86_400).optional(),
  answers: z.array(AnswerInput).max(maxAsked).optional(),
  /** Used only as `false` with score 0: the quiz was left. */
  passed: z.boolean().optional(),
});
