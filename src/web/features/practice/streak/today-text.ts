import type { Format } from '#shared/kernel/language/format.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { Streak } from '../api.ts';
import type { streakMessages } from './messages/messages.ts';

/** What was answered today, of the goal while it is not reached. */
export function todayText(
  { answered, goal, isReached }: Streak,
  m: MessagesOf<typeof streakMessages>,
  format: Format,
): string {
  if (isReached) return m.reached({ answered: format.count(answered) });
  return m.answered({ answered: format.count(answered), goal: format.count(goal) });
}
