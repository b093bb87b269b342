/** How long after the end of a question's time its answer still counts, in milliseconds: allows for the network. */
export const questionGrace = 5_000;

interface PacedRules {
  oneWay?: boolean | undefined;
  /** Extra time included. */
  questionSeconds?: number | undefined;
}

/** How far an attempt without a way back has come, as it is stored. */
export interface Pace {
  rules: PacedRules;
  /** The index of the question that the learner has come to. */
  reached: number;
  /** When that was. */
  since: Date;
  totalQuestions: number;
}

/** Where an attempt is at a moment: the index of its question, and since when. */
export interface Position {
  reached: number;
  since: Date;
}

/**
 * Where an attempt is now: when the time of a question is over, the next one follows even without a request. It stays
 * at the last question.
 */
export function positionAt({ rules, reached, since, totalQuestions }: Pace, now: Date): Position {
  const time = (rules.questionSeconds ?? 0) * 1000;
  if (time === 0) return { reached, since };
  const over = Math.max(0, Math.floor((now.getTime() - since.getTime()) / time));
  const steps = Math.max(0, Math.min(over, totalQuestions - 1 - reached));
  return { reached: reached + steps, since: new Date(since.getTime() + steps * time) };
}

/** When the time of the current question is over; null where questions have no time of their own. */
export const questionEnd = (
  { questionSeconds }: PacedRules,
  { since }: Pick<Position, 'since'>,
): Date | null =>
  questionSeconds === undefined ? null : new Date(since.getTime() + questionSeconds * 1000);

/**
 * Whether the question with this index on the paper was passed, or its time is over, so that its answer stays as it is.
 * A question that was not reached has at least its own time after those before it.
 */
export function isClosed({ rules, reached, since }: Pace, index: number, now: Date): boolean {
  if (!rules.oneWay) return false;
  if (index < reached) return true;
  const { questionSeconds } = rules;
  if (questionSeconds === undefined) return false;
  const end = since.getTime() + (index - reached + 1) * questionSeconds * 1000;
  return now.getTime() > end + questionGrace;
}

/** The deadline of an attempt, which ends with the time of its last question at the latest. */
export function withQuestionTimes(
  deadline: Date,
  { questionSeconds }: PacedRules,
  { totalQuestions, startedAt }: { totalQuestions: number; startedAt: Date },
): Date {
  if (questionSeconds === undefined) return deadline;
  const end = new Date(startedAt.getTime() + totalQuestions * questionSeconds * 1000);
  return end < deadline ? end : deadline;
}
