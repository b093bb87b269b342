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
  /** The place, from 0, that the learner has come to. */
  reached: number;
  /** When that was. */
  since: Date;
  totalQuestions: number;
}

/** The place of an attempt at a moment, and since when it is there. */
export interface Place {
  reached: number;
  since: Date;
}

/**
 * Where an attempt is now: when the time of a question is over, the next one comes, whether anybody asks or not. It
 * stays at the last question.
 */
export function placeAt({ rules, reached, since, totalQuestions }: Pace, now: Date): Place {
  const time = (rules.questionSeconds ?? 0) * 1000;
  if (time === 0) return { reached, since };
  const over = Math.max(0, Math.floor((now.getTime() - since.getTime()) / time));
  const steps = Math.max(0, Math.min(over, totalQuestions - 1 - reached));
  return { reached: reached + steps, since: new Date(since.getTime() + steps * time) };
}

/** When the time of the question at the place is over; null where questions have no time of their own. */
export const questionEnd = (
  { questionSeconds }: PacedRules,
  { since }: Pick<Place, 'since'>,
): Date | null =>
  questionSeconds === undefined ? null : new Date(since.getTime() + questionSeconds * 1000);

/**
 * Whether the question at this place of the paper was passed, or its time is over, so that its answer stays as it is.
 * A question that was not reached has at least its own time after those before it.
 */
export function isClosed({ rules, reached, since }: Pace, place: number, now: Date): boolean {
  if (!rules.oneWay) return false;
  if (place < reached) return true;
  const { questionSeconds } = rules;
  if (questionSeconds === undefined) return false;
  const end = since.getTime() + (place - reached + 1) * questionSeconds * 1000;
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
