import type { Format } from '#shared/kernel/language/format.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { reviewMessages } from './messages/messages.ts';

interface Shown {
  score: number;
  totalQuestions: number;
  points?: number | undefined;
}

/** A result in words: `8 of 10 correct`; where parts of answers count or wrong ones cost, `7.5 of 10 points`. */
export const scoreWords = (
  { score, totalQuestions, points }: Shown,
  m: Pick<MessagesOf<typeof reviewMessages>, 'scoreOf' | 'pointsOf'>,
  format: Format,
): string =>
  points === undefined
    ? m.scoreOf({ score, total: totalQuestions })
    : m.pointsOf({ points: format.count(points), total: format.count(totalQuestions) });
