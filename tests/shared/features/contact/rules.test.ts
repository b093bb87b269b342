import { expect, test } from 'vitest';
import { answerDue, minutesUntil, overdueBefore } from '#shared/features/contact/rules.ts';

const sent = new Date('2026-03-01T10:00:00Z');

test('an answer is due 24 hours after the message', () => {
  expect(answerDue(sent).toISOString()).toBe('2026-03-02T10:00:00.000Z');
  expect(overdueBefore(answerDue(sent))).toEqual(sent);
});

test('minutes are counted down to zero and then below it', () => {
  const due = answerDue(sent).toISOString();
  expect(minutesUntil(due, sent.getTime())).toBe(24 * 60);
  expect(minutesUntil(due, Date.parse(due))).toBe(0);
  expect(minutesUntil(due, Date.parse(due) + 90_000)).toBe(-1);
});
