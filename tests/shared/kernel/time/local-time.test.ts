import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeOf, momentOf } from '#shared/kernel/time/local-time.ts';

const iso = (time: string, zone: string) => {
  const at = momentOf(time, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('local times', () => {
  it.each([
    ['2026-01-15T10:00', 'Europe/Berlin', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T10:00', 'Europe/Berlin', '2026-07-15T08:00:00.000Z'],
    ['2026-07-15T10:00', 'Asia/Kathmandu', '2026-07-15T04:15:00.000Z'],
    ['2026-07-15T10:00', 'Pacific/Kiritimati', '2026-07-14T20:00:00.000Z'],
    ['2026-07-15T23:30', 'America/St_Johns', '2026-07-16T02:00:00.000Z'],
    // Left out, and there twice.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // On the days of changes, before and after them.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T20:00', 'Europe/Berlin', '2026-03-29T18:00:00.000Z'],
    ['2026-10-25T20:00', 'Europe/Berlin', '2026-10-25T19:00:00.000Z'],
    // A whole day was left out.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s in %s is %s', (time, zone, moment) => expect(iso(time, zone)).toBe(moment));

  it('keep the hour and the minute in years whose offset has seconds, as while a year is typed', () => {
    for (const time of ['0002-03-05T10:00', '0020-03-05T10:00', '0202-03-05T10:00']) {
      for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata']) {
        expect(localTimeOf(momentOf(time, zone) ?? 0, zone)).toBe(time);
      }
    }
  });

  it.each(['', '10000-03-05T10:00', '2026-13-01T10:00', '2026-03-05', 'x'])(
    '"%s" is none',
    (time) => expect(momentOf(time, 'Europe/Berlin')).toBeUndefined(),
  );

  it('lead back to the minute that they are shown for, or to the first that is shown the same', () => {
    const zones = ['Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Cairo'];
    const minutes = fc.integer({ min: Date.UTC(1975) / 60_000, max: Date.UTC(2090) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const at = minute * 60_000;
        const found = momentOf(localTimeOf(at, zone), zone) ?? Number.NaN;
        expect(localTimeOf(found, zone)).toBe(localTimeOf(at, zone));
        expect(found).toBeLessThanOrEqual(at);
      }),
    );
  });
});
