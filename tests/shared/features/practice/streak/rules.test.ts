import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysReached,
  isEvening,
  ownDays,
  streakOf,
  wasShown,
} from '#shared/features/practice/streak/rules.ts';
import { dayOf, daysAfter } from '#shared/kernel/time/calendar.ts';
import type { Held } from '#shared/kernel/time/held.ts';

const hour = 3_600_000;
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
];
const at = (text: string) => new Date(text);
const always = <Value>(current: Value): Held<Value> => ({ past: [], current });
const always3 = always(3);
const each = (moments: readonly Date[]) => moments.map((at) => ({ at, count: 1 }));
const some = (moment: Date, count: number) =>
  each(Array.from({ length: count }, (_, index) => new Date(moment.getTime() + index)));
const missable = () => true;

/** From 2009 on, so that changes of all clocks and the day that Apia left out are among them. */
const moment = fc
  .date({ min: at('2009-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z'), noInvalidDate: true })
  .filter((date) => !Number.isNaN(date.getTime()));
const zone = fc.constantFrom(...zones);

function held<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Held<Value>> {
  return fc
    .tuple(fc.array(fc.record({ until: moment, value: values }), { maxLength: 4 }), values)
    .map(([past, current]) => ({
      past: past.sort((a, b) => a.until.getTime() - b.until.getTime()),
      current,
    }));
}

describe('daysReached', () => {
  const inBerlin = ownDays(always('Europe/Berlin'));
  it.each([
    ['just before midnight', '2026-11-23T22:59:59.990Z', ['2026-11-23']],
    ['at midnight', '2026-11-23T23:00:00Z', ['2026-11-24']],
    ['in the hour that is left out in spring', '2026-03-29T01:00:00Z', ['2026-03-29']],
    ['in the hour that comes twice in autumn', '2026-10-25T01:30:00Z', ['2026-10-25']],
  ])('takes the day of the clock: %s', (_, text, days) => {
    const found = daysReached(some(at(text), 3), { goals: always3, dayAt: inBerlin });
    expect([...found]).toEqual(days);
  });

  it('adds up a day of 25 hours, and keeps two days apart that are two minutes apart', () => {
    const goals = always(2);
    const long = [at('2026-10-24T22:00:00Z'), at('2026-10-25T22:59:00Z')];
    expect([...daysReached(each(long), { goals, dayAt: inBerlin })]).toEqual(['2026-10-25']);
    const apart = [at('2026-11-23T22:59:00Z'), at('2026-11-23T23:01:00Z')];
    expect([...daysReached(each(apart), { goals, dayAt: inBerlin })]).toEqual([]);
  });

  it('takes the goal of the moment: a lower one counts from its choice on, a higher one takes nothing away', () => {
    const until = at('2026-11-23T12:00:00Z');
    const day = at('2026-11-23T08:00:00Z');
    const lower = { past: [{ until, value: 10 }], current: 5 };
    expect(daysReached(some(day, 5), { goals: lower, dayAt: inBerlin }).size).toBe(1);
    expect(daysReached(some(day, 4), { goals: lower, dayAt: inBerlin }).size).toBe(0);
    const higher = { past: [{ until, value: 5 }], current: 10 };
    expect(daysReached(some(day, 5), { goals: higher, dayAt: inBerlin }).size).toBe(1);
    const off = { past: [{ until, value: 0 }], current: 0 };
    expect(daysReached(some(day, 50), { goals: off, dayAt: inBerlin }).size).toBe(0);
  });

  it('finds the days that had a moment, of an answer or of a new goal, with as many answers as the goal', () => {
    const hours = fc.integer({ min: 0, max: 47 }).map((passed) => new Date(passed * hour));
    const changes = fc.uniqueArray(fc.record({ until: hours, value: fc.nat({ max: 4 }) }), {
      maxLength: 4,
      selector: ({ until }) => until.getTime(),
    });
    const dayAt = ownDays(always('UTC'));
    fc.assert(
      fc.property(
        fc.array(hours, { maxLength: 9 }),
        changes,
        fc.nat({ max: 4 }),
        (answers, past, current) => {
          past.sort((a, b) => a.until.getTime() - b.until.getTime());
          const goalAt = (then: Date) => past.find(({ until }) => then < until)?.value ?? current;
          const isReached = (then: Date) => {
            const before = answers.filter((each) => each <= then && dayAt(each) === dayAt(then));
            return goalAt(then) > 0 && before.length >= goalAt(then);
          };
          const moments = [...answers, ...past.map(({ until }) => until)];
          const expected = new Set(moments.filter(isReached).map(dayAt));
          const counted = [...Map.groupBy(answers, Number).values()].flatMap((same) =>
            same.slice(0, 1).map((at) => ({ at, count: same.length })),
          );
          expect(daysReached(counted, { goals: { past, current }, dayAt })).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('finds days that later answers, goals and time zones never take away', () => {
    const history = fc.record({
      answers: fc.array(moment, { maxLength: 40 }),
      goals: held(fc.integer({ min: 0, max: 3 })),
      zones: held(zone),
      more: fc.array(moment, { maxLength: 10 }),
      newGoal: fc.integer({ min: 0, max: 9 }),
      newZone: zone,
    });
    fc.assert(
      fc.property(history, ({ answers, goals, zones, more, newGoal, newZone }) => {
        const before = daysReached(each(answers), { goals, dayAt: ownDays(zones) });
        const now = at('2027-01-02T00:00:00Z');
        const later = {
          goals: { past: [...goals.past, { until: now, value: goals.current }], current: newGoal },
          dayAt: ownDays({
            past: [...zones.past, { until: now, value: zones.current }],
            current: newZone,
          }),
        };
        const after = daysReached(each([...more, ...answers]), later);
        expect([...before].filter((day) => !after.has(day))).toEqual([]);
        expect(daysReached(each(answers.toReversed()), later)).toEqual(
          daysReached(each(answers), later),
        );
      }),
    );
  });
});

describe('wasShown', () => {
  it('is true of every day of every clock, also of those of 23 and 25 hours', () => {
    fc.assert(
      fc.property(moment, zone, (date, timeZone) => {
        expect(wasShown(dayOf(date, timeZone), ownDays(always(timeZone)))).toBe(true);
      }),
    );
  });

  it('is false of the day that Apia left out, and of a day that a move over the date line left out', () => {
    expect(wasShown('2011-12-30', ownDays(always('Pacific/Apia')))).toBe(false);
    const until = at('2026-05-10T09:59:00Z');
    const moved = ownDays({
      past: [{ until, value: 'Etc/GMT+12' }],
      current: 'Pacific/Kiritimati',
    });
    expect(wasShown('2026-05-10', moved)).toBe(false);
    expect(wasShown('2026-05-09', moved)).toBe(true);
  });

  it('is true of a day that a move left half of, and false if it left an hour less', () => {
    const movedAt = (until: string) =>
      ownDays({ past: [{ until: at(until), value: 'UTC' }], current: 'Pacific/Kiritimati' });
    expect(wasShown('2026-05-10', movedAt('2026-05-10T12:00:00Z'))).toBe(true);
    expect(wasShown('2026-05-10', movedAt('2026-05-10T11:00:00Z'))).toBe(false);
  });
});

describe('streakOf', () => {
  const start = '2026-03-01';
  /** `+` for a day that counts, `-` for one that does not; the last one is today. */
  const streak = (pattern: string, isMissable: (day: string) => boolean = missable) =>
    streakOf(
      [...pattern].flatMap((mark, index) => (mark === '+' ? [daysAfter(start, index)] : [])),
      { today: daysAfter(start, pattern.length - 1), isMissable },
    );

  it.each([
    ['-', 0, 0],
    ['+', 1, 0],
    ['+-', 1, 0],
    ['+--', 0, 0],
    ['++++++-', 6, 0],
    ['+++++++', 7, 1],
    ['+++++++--', 7, 0],
    ['+++++++-+', 8, 0],
    ['+++++++---', 0, 0],
    ['++++++++++++++--+', 15, 0],
    ['++++++++++++++---+', 1, 0],
    ['+++++++++++++++++++++', 21, 2],
    ['+++++++++++++++++++++---', 21, 0],
    ['+++++++++++++++++++++----', 0, 0],
    ['+++++++-++++++', 13, 0],
    ['+++++++-+++++++', 14, 1],
    ['+++++++--+++++++', 7, 1],
  ])('%s: %d days in a row, %d freezes', (pattern, days, freezes) => {
    expect(streak(pattern)).toMatchObject({ days, freezes });
  });

  it('names the days that freezes were used for', () => {
    expect(streak('+++++++-+').frozen).toEqual([daysAfter(start, 7)]);
  });

  it('goes on over a day that cannot be missed, without a freeze', () => {
    const left = daysAfter(start, 2);
    expect(streak('++-+', (day) => day !== left)).toMatchObject({ days: 3, freezes: 0 });
  });

  it('takes days in any order: after a move back an earlier one may be reached later', () => {
    const reached = ['2026-05-10', '2026-05-09', '2026-05-11'];
    const { days } = streakOf(reached, { today: '2026-05-11', isMissable: missable });
    expect(days).toBe(3);
  });

  it('does not end when the learner moves back to a day before the last one that counted', () => {
    const reached = ['2026-05-09', '2026-05-10'];
    const { days } = streakOf(reached, { today: '2026-05-09', isMissable: missable });
    expect(days).toBe(2);
  });

  it('is not ended by a day that was counted while the clock of the server was far ahead', () => {
    const reached = ['2026-05-09', '2026-05-10', '2031-05-10'];
    const { days } = streakOf(reached, { today: '2026-05-10', isMissable: missable });
    expect(days).toBe(2);
  });

  it('counts a learner who answers each day of any clock, whatever clocks do', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 1, max: 60 }), (first, timeZone, count) => {
        const dayAt = ownDays(always(timeZone));
        const answers = Array.from(
          { length: count * 4 },
          (_, index) => new Date(first.getTime() + index * 6 * hour),
        );
        const reached = daysReached(each(answers), { goals: always(1), dayAt });
        const today = dayAt(answers.at(-1) ?? first);
        const { days, frozen } = streakOf(reached, {
          today,
          isMissable: (day) => wasShown(day, dayAt),
        });
        expect({ days, frozen }).toEqual({ days: reached.size, frozen: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('has at most two freezes, and never uses more than were earned', () => {
    const pattern = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(pattern, (marks) => {
        const { days, freezes, frozen } = streak(marks.map((mark) => (mark ? '+' : '-')).join(''));
        expect(freezes).toBeLessThanOrEqual(2);
        expect(freezes + frozen.length).toBeLessThanOrEqual(Math.floor(days / 7));
        expect(days).toBeLessThanOrEqual(marks.filter(Boolean).length);
      }),
    );
  });
});

describe('isEvening', () => {
  it.each([
    ['Europe/Berlin', '2026-11-24T17:59:00Z', false],
    ['Europe/Berlin', '2026-11-24T18:00:00Z', true],
    ['Europe/Berlin', '2026-11-24T20:59:00Z', true],
    ['Europe/Berlin', '2026-11-24T21:00:00Z', false],
    ['Australia/Lord_Howe', '2026-11-24T08:00:00Z', true],
    ['America/Sao_Paulo', '2026-11-24T22:00:00Z', true],
  ])('in %s at %s: %s', (timeZone, text, expected) => {
    expect(isEvening(at(text), timeZone)).toBe(expected);
  });
});
