import { positionAt, questionEnd } from '#shared/features/attempt/pacing.ts';
import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';

type Timed = Pick<AttemptForTaker, 'questionSeconds' | 'questions'>;

/** When the time of a question that is shown from now on is over; null where questions have none of their own. */
export const endOfQuestion = ({ questionSeconds }: Timed, now: number): string | null =>
  questionSeconds === null ? null : new Date(now + questionSeconds * 1000).toISOString();

/**
 * The question that follows when the time of one is over, also after the page was suspended.
 * @returns undefined if the time of the last question is over too
 */
export function nextByClock(
  { questionSeconds, questions }: Timed,
  { current, endsAt }: { current: number; endsAt: string },
  now: number,
): { current: number; endsAt: string | null } | undefined {
  const rules = { questionSeconds: questionSeconds ?? undefined };
  const since = new Date(Date.parse(endsAt) - (questionSeconds ?? 0) * 1000);
  const pace = { rules, reached: current, since, totalQuestions: questions.length };
  const position = positionAt(pace, new Date(now));
  const end = questionEnd(rules, position);
  if (end && end.getTime() <= now) return undefined;
  return { current: position.reached, endsAt: end?.toISOString() ?? null };
}
