import { z } from 'zod';
import { feedbackLevels } from '#shared/kernel/feedback.ts';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionInput } from '../question/schema.ts';
import { maxAsked, maxOwnAsked } from '../quiz/max-asked.ts';
import { ChosenRules, QuizFields } from '../quiz/schema.ts';
import { AnswerInput, AnswerReview, AttemptForTaker, Points } from './schema.ts';

/** For how many days a link can be valid, as the dialog offers them. */
export const shareDays = [1, 7, 30] as const;
/** How many valid links a quiz may have. */
export const maxShareLinks = 20;

/** What is on an author’s screen, as a link shows it. */
export const SharedWork = QuizFields.pick({
  title: true,
  description: true,
  language: true,
  timeLimit: true,
}).extend({
  rules: ChosenRules.describe('How it is taken'),
  questionsPerAttempt: z.int().min(1).max(maxOwnAsked),
  questions: z.array(QuestionInput).max(500),
});
export type SharedWork = z.infer<typeof SharedWork>;

export const ShareLinkInput = z.object({
  quizId: Id,
  days: z.int().min(1).max(90).default(7).describe('For how many days it is valid'),
  content: SharedWork.nullable()
    .default(null)
    .describe(
      'What it shows in place of the quiz as it is stored, such as work that is not saved yet; linked and drawn questions are those of the quiz',
    ),
});
export type ShareLinkInput = z.infer<typeof ShareLinkInput>;

/** A link by which a quiz is tried without an account. */
export const ShareLink = z.object({
  id: z.int(),
  createdAt: Timestamp,
  createdByName: z.string().nullable().describe('who made it, by the public name'),
  expiresAt: Timestamp,
  showsWork: z
    .boolean()
    .describe('true: it shows what was sent as `content`; false: the quiz as it is stored'),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const NewShareLink = ShareLink.extend({
  url: z.string().describe('The secret address; only this answer has it'),
});

const Token = z.string().min(1).max(100);
export const SharedRef = z.object({ token: Token });
export const SharedTrialRef = SharedRef.extend({ trial: Token });

/** What a link shows before a trial begins. */
export const SharedQuiz = z.object({
  title: z.string(),
  description: z.string(),
  language: z.string(),
  expiresAt: Timestamp,
});
export type SharedQuiz = z.infer<typeof SharedQuiz>;

/** A trial that has begun: an attempt that counts nowhere. */
export const SharedTrial = z.object({ trial: z.string(), attempt: AttemptForTaker });
export type SharedTrial = z.infer<typeof SharedTrial>;

export const SharedCheck = SharedTrialRef.extend({ answer: AnswerInput });
export const SharedFinish = SharedTrialRef.extend({
  answers: z.array(AnswerInput).max(maxAsked).describe('unanswered questions may be left out'),
});

/** How a trial ended, as far as the rules of the quiz show a result. */
export const SharedResult = z.object({
  score: z.int(),
  totalQuestions: z.int(),
  points: Points,
  passed: z.boolean(),
  passMarkPercent: z.number(),
  level: z.enum(feedbackLevels),
  answers: z.array(AnswerReview),
});
export type SharedResult = z.infer<typeof SharedResult>;
