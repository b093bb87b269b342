import type { AttemptReceipt } from '#shared/features/attempt/schema.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { reviewMessages } from './messages/messages.ts';

/**
 * What the server received: `10 answers received 14:03:22.`, and which answers came too late to count.
 * @param dates in the reader's time zone
 */
export function receiptText(
  { answersReceived, lastReceivedAt, late }: AttemptReceipt,
  { receipt }: Pick<MessagesOf<typeof reviewMessages>, 'receipt'>,
  dates: Format,
): string {
  const received =
    lastReceivedAt === null
      ? receipt.none
      : receipt.received({ count: answersReceived, time: dates.date(lastReceivedAt, 'seconds') });
  const notCounted = late.map(({ number, secondsLate }) =>
    receipt.late({ number, seconds: secondsLate }),
  );
  return [received, ...notCounted].join(' ');
}
