import type { z } from 'zod';
import { isAnswered, secondsLate } from '#shared/features/attempt/rules.ts';
import type { AttemptReceipt } from '#shared/features/attempt/schema.ts';
import type { AnswerRow, AttemptRow } from './queries.ts';

/** What arrived of an ended attempt's answers in time, and what came too late to count. */
export function receiptOf(
  attempt: Pick<AttemptRow, 'paper' | 'completedAt' | 'deadline'>,
  answers: AnswerRow[],
): z.input<typeof AttemptReceipt> {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const endedAt = attempt.completedAt ?? attempt.deadline;
  const inTime: Date[] = [];
  const late: AttemptReceipt['late'] = [];
  for (const [place, { questionId, type }] of attempt.paper.entries()) {
    const answer = given.get(questionId);
    if (answer?.savedAt && isAnswered(type, answer)) inTime.push(answer.savedAt);
    if (answer?.lateAt)
      late.push({
        questionId,
        number: place + 1,
        secondsLate: secondsLate(endedAt, answer.lateAt),
      });
  }
  return {
    answersReceived: inTime.length,
    lastReceivedAt: inTime.reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
    late,
  };
}
