import { submitGrace } from './limits.ts';

/** How much a learner sees of a result; each level shows what those before it show. */
export const feedbackLevels = ['score', 'marks', 'keys', 'explanations'] as const;
export type FeedbackLevel = (typeof feedbackLevels)[number];

/** What can be shown of a question as soon as its answer is checked. */
export const levelsAtOnce = ['marks', 'keys', 'explanations'] as const satisfies FeedbackLevel[];
export type LevelAtOnce = (typeof levelsAtOnce)[number];

export interface Feedback {
  /** Shown as soon as an attempt is over. */
  atEnd: FeedbackLevel;
  /** Shown when the closing date of the quiz has passed. */
  afterClosing: FeedbackLevel;
}

/** Whether a level shows what the other one shows. */
export const shows = (level: FeedbackLevel, other: FeedbackLevel): boolean =>
  feedbackLevels.indexOf(level) >= feedbackLevels.indexOf(other);

/**
 * How much of a finished attempt its learner sees now.
 * @param rules of the attempt; without `feedback` everything is shown
 */
export function feedbackLevel(
  { feedback }: { feedback?: Feedback },
  closesAt: Date | null,
  now: Date,
): FeedbackLevel {
  if (!feedback) return 'explanations';
  const { atEnd, afterClosing } = feedback;
  // Submits count for a moment after the deadline, which is the closing date at the latest.
  const isClosed = closesAt !== null && closesAt.getTime() + submitGrace < now.getTime();
  return isClosed && shows(afterClosing, atEnd) ? afterClosing : atEnd;
}
