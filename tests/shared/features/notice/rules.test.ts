import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timezones } from '#shared/features/account/schema.ts';
import {
  afterQuiet,
  isQuiet,
  type MailTimes,
  minutesOf,
  nextDay,
  nextMailAt,
  timeText,
} from '#shared/features/notice/rules.ts';
import { dayOf } from '#shared/kernel/time/calendar.ts';

const hour = 3_600_000;
const night = { from: minutesOf('22:00'), until: minutesOf('07:00') };
const at = (text: string) => new Date(text);

describe('quiet hours', () => {
  const noon = { from: minutesOf('12:00'), until: minutesOf('14:00') };

  it.each([
    [noon, '11:59', false],
    [noon, '12:00', true],
    [noon, '13:59', true],
    [noon, '14:00', false],
    [night, '21:59', false],
    [night, '22:00', true],
    [night, '00:00', true],
    [night, '06:59', true],
    [night, '07:00', false],
  ])('%o: at %s it is quiet: %s', (hours, time, expected) => {
    expect(isQuiet(hours, at(`2026-01-10T${time}:00Z`), 'UTC')).toBe(expected);
  });
});

describe('afterQuiet', () => {
  it.each([
    ['Europe/Paris', '2026-01-10T21:30:00Z', '2026-01-11T06:00:00Z'],
    ['Europe/Paris', '2026-01-10T20:59:00Z', '2026-01-10T20:59:00Z'],
    ['America/New_York', '2026-01-10T05:00:00Z', '2026-01-10T12:00:00Z'],
    ['Asia/Kolkata', '2026-01-10T20:00:10Z', '2026-01-11T01:30:00Z'],
    // The end of the quiet hours is no quiet time.
    ['UTC', '2026-01-10T07:00:00Z', '2026-01-10T07:00:00Z'],
  ])('in %s, what comes at %s is sent at %s', (zone, from, until) => {
    expect(afterQuiet(night, at(from), zone)).toEqual(at(until));
  });

  it('ends the night in which clocks are put back an hour later', () => {
    expect(afterQuiet(night, at('2026-10-24T22:00:00Z'), 'Europe/Paris')).toEqual(
      at('2026-10-25T06:00:00Z'),
    );
  });

  it.each([
    ['Europe/Paris', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    ['Africa/Cairo', night, '2026-04-23T20:30:00Z', '2026-04-24T04:00:00Z'],
    ['Australia/Lord_Howe', night, '2026-10-03T13:00:00Z', '2026-10-03T20:00:00Z'],
    // The clock skips 02:30.
    ['Europe/Paris', { from: 60, until: 150 }, '2026-03-29T00:10:00Z', '2026-03-29T01:30:00Z'],
    // An hour later the next quiet hours have begun.
    ['Europe/Paris', { from: 450, until: 420 }, '2026-03-28T09:00:00Z', '2026-03-29T05:00:00Z'],
  ])('in %s, a night in which clocks are put forward ends when they show the end', (...row) => {
    const [zone, hours, from, until] = row;
    expect(afterQuiet(hours, at(from), zone)).toEqual(at(until));
  });
});

/** Around the changes of clocks of 2026, and between them. */
const moment = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2026-12-31T00:00:00Z') })
  .map((time) => new Date(time));
const nearChange = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08T07:00Z',
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2026-11-01T06:00Z',
    ),
    fc.integer({ min: -30 * 60, max: 30 * 60 }),
  )
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));
const anyMoment = fc.oneof(moment, nearChange);
const zone = fc.constantFrom(...timezones, 'Australia/Lord_Howe', 'America/St_Johns');
const quiet = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
  .filter(([from, until]) => from !== until)
  .map(([from, until]) => ({ from, until }));
const times = fc.record<MailTimes>({
  rhythm: fc.constantFrom('daily', 'each'),
  quiet: fc.option(quiet),
  lastMailAt: fc.constant(null),
  timeZone: zone,
});

describe('nextMailAt', () => {
  it('is never within the quiet hours, never before now, and never lost', () => {
    fc.assert(
      fc.property(times, anyMoment, (chosen, now) => {
        const next = nextMailAt(chosen, now, now);
        expect(next >= now).toBe(true);
        if (chosen.quiet) expect(isQuiet(chosen.quiet, next, chosen.timeZone)).toBe(false);
        // Even where nearly the whole day is quiet and clocks that are put forward skip the rest of it, after ten minutes in
        // which notices gather.
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(48 * hour + 600_000);
      }),
      { numRuns: 2000 },
    );
  });

  it('asked again at the time that it gave, gives the same time', () => {
    fc.assert(
      fc.property(times, anyMoment, (chosen, now) => {
        const next = nextMailAt(chosen, now, now);
        expect(nextMailAt(chosen, now, next)).toEqual(next);
      }),
    );
  });

  it('daily, two mails are never on one day of the calendar, and 12 hours apart', () => {
    fc.assert(
      fc.property(times, anyMoment, anyMoment, (chosen, lastMailAt, now) => {
        fc.pre(now >= lastMailAt);
        const daily = { ...chosen, rhythm: 'daily' as const, lastMailAt };
        const next = nextMailAt(daily, now, now);
        expect(dayOf(next, chosen.timeZone)).not.toBe(dayOf(lastMailAt, chosen.timeZone));
        expect(next.getTime() - lastMailAt.getTime()).toBeGreaterThanOrEqual(12 * hour);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not wait for a last mail that a clock ahead of the time has written', () => {
    const now = at('2026-05-01T12:00:00Z');
    const times = { rhythm: 'daily', quiet: null, timeZone: 'UTC' } as const;
    const next = (lastMailAt: Date) => nextMailAt({ ...times, lastMailAt }, now, now);
    expect(next(at('2026-05-08T12:00:00Z'))).toEqual(at('2026-05-01T12:10:00Z'));
    // The clocks of several servers differ by seconds.
    expect(next(at('2026-05-01T12:00:03Z'))).toEqual(at('2026-05-02T00:00:03Z'));
    // Of more than a day.
    expect(next(at('2026-05-02T12:00:00Z'))).toEqual(at('2026-05-03T00:00:00Z'));
    expect(next(at('2026-05-02T12:00:00.001Z'))).toEqual(at('2026-05-01T12:10:00Z'));
  });

  it('does not wait for a notice that such a clock has written, and others after it', () => {
    const now = at('2026-05-01T12:00:00Z');
    const times = { rhythm: 'daily', quiet: null, lastMailAt: null, timeZone: 'UTC' } as const;
    expect(nextMailAt(times, at('2026-05-08T12:00:00Z'), now)).toEqual(now);
    expect(nextMailAt(times, at('2026-05-01T12:00:03Z'), now)).toEqual(at('2026-05-01T12:10:03Z'));
  });

  it('each at once, does not wait for anything but the quiet hours', () => {
    const now = at('2026-05-01T12:00:00Z');
    const each = { rhythm: 'each', quiet: null, lastMailAt: now, timeZone: 'UTC' } as const;
    expect(nextMailAt(each, now, now)).toEqual(now);
    expect(nextMailAt({ ...each, rhythm: 'daily', lastMailAt: null }, now, now)).toEqual(
      at('2026-05-01T12:10:00Z'),
    );
  });
});

it('the next day begins at midnight of the time zone, or where clocks skip midnight, soon after', () => {
  expect(nextDay(at('2026-01-10T12:00:30Z'), 'Asia/Tokyo')).toEqual(at('2026-01-10T15:00:00Z'));
  // A day of 25 hours.
  expect(nextDay(at('2026-10-24T22:30:00Z'), 'Europe/Paris')).toEqual(at('2026-10-25T23:00:00Z'));
});

it('a time of the day is written and read as clocks show it', () => {
  expect(timeText(0)).toBe('00:00');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOf(timeText(minutes))).toBe(minutes);
    }),
  );
});
