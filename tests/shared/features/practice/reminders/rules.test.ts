import { describe, expect, it } from 'vitest';
import { isReminded, isReviewTime } from '#shared/features/practice/reminders/rules.ts';

const at = (text: string) => new Date(text);
const timeZone = 'Asia/Tokyo';

describe('isReviewTime', () => {
  it.each([
    ['Asia/Tokyo', '2026-11-23T23:59:00Z', false],
    ['Asia/Tokyo', '2026-11-24T00:00:00Z', true],
    ['Asia/Tokyo', '2026-11-24T11:59:00Z', true],
    ['Asia/Tokyo', '2026-11-24T12:00:00Z', false],
    ['America/Sao_Paulo', '2026-11-24T12:00:00Z', true],
  ])('in %s at %s: %s', (zone, text, expected) => {
    expect(isReviewTime(at(text), zone)).toBe(expected);
  });
});

describe('isReminded', () => {
  const now = at('2026-11-24T01:00:00Z');
  const reviews = { due: 3, answeredAt: at('2026-11-22T10:00:00Z'), remindedAt: undefined };

  it('wants something to be due, and no answer on the day of the learner', () => {
    expect(isReminded(reviews, { now, timeZone })).toBe(true);
    expect(isReminded({ ...reviews, due: 0 }, { now, timeZone })).toBe(false);
    // Half past midnight in Tokyo, still the day before in London.
    const lately = { ...reviews, answeredAt: at('2026-11-23T15:30:00Z') };
    expect(isReminded(lately, { now, timeZone })).toBe(false);
    expect(isReminded(lately, { now, timeZone: 'Europe/London' })).toBe(true);
  });

  it('waits for an answer, or for a week, after a reminder', () => {
    const after = (remindedAt: string, answeredAt: string) =>
      isReminded(
        { due: 3, remindedAt: at(remindedAt), answeredAt: at(answeredAt) },
        { now, timeZone },
      );
    expect(after('2026-11-23T03:00:00Z', '2026-11-22T10:00:00Z')).toBe(false);
    expect(after('2026-11-22T03:00:00Z', '2026-11-22T10:00:00Z')).toBe(true);
    expect(after('2026-11-18T00:00:00Z', '2026-11-16T10:00:00Z')).toBe(false);
    expect(after('2026-11-17T11:00:00Z', '2026-11-16T10:00:00Z')).toBe(true);
  });
});
