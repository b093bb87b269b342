import { expect, it } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { messages } from '#web/features/attempt/review/messages/en.ts';
import { receiptText } from '#web/features/attempt/review/receipt-text.ts';

const lastReceivedAt = '2026-03-01T14:03:22.400Z';
const dates = new Format('en', 'UTC');

it('a receipt contains the number of received answers and the time of the last one', () => {
  expect(receiptText({ answersReceived: 10, lastReceivedAt, late: [] }, messages, dates)).toBe(
    '10 answers received 14:03:22.',
  );
  expect(receiptText({ answersReceived: 0, lastReceivedAt: null, late: [] }, messages, dates)).toBe(
    'No answers received.',
  );
});

it('a receipt names each answer that arrived too late', () => {
  const late = [{ questionId: 70, number: 7, secondsLate: 22 }];
  expect(receiptText({ answersReceived: 9, lastReceivedAt, late }, messages, dates)).toBe(
    '9 answers received 14:03:22. Answer 7 came 22 s late and was not counted.',
  );
});
