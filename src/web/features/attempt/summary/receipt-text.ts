import type { AttemptReceipt } from '#shared/features/attempt/schema.ts';
import { counted, formatTime } from '#web/ui/text/format.ts';

/** What the server received: `10 answers received 14:03:22.`, and which answers came too late to count. */
export function receiptText(
  { answersReceived, lastReceivedAt, late }: AttemptReceipt,
  timeZone?: string,
): string {
  const received =
    lastReceivedAt === null
      ? 'No answers received.'
      : `${counted(answersReceived, 'answer')} received ${formatTime(lastReceivedAt, timeZone)}.`;
  return [received, ...late.map(lateText)].join(' ');
}

const lateText = ({ number, secondsLate }: AttemptReceipt['late'][number]) =>
  `Answer ${number} came ${secondsLate} s late and was not counted.`;
