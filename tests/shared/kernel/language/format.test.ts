import { expect, test, vi } from 'vitest';
import { Format } from '#shared/kernel/language/format.ts';
import { type Language, languages } from '#shared/kernel/language/languages.ts';
import { numbersOf, wordsOf } from '#shared/kernel/language/words.ts';

test.each([
  ['en', 1, '1 mins'],
  ['en', 59, '59 mins'],
  ['en', 60, '1h 0m'],
  ['en', 90, '1h 30m'],
  ['en', 1440, '24h 0m'],
  ['de', 45, '45 min'],
  ['de', 90, '1 h 30 min'],
  ['es', 45, '45 min'],
  ['ru', 45, '45 мин'],
  ['zh', 45, '45分钟'],
  ['ar', 45, '45 د'],
] as const)('in %s a time limit of %d minutes is %s', (language, minutes, text) => {
  expect(new Format(language).timeLimit(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});

test('numbers are written as Intl does it in every language, also those that are written without it', () => {
  const values = [0, 7, 999, 1000, 1234, 9999, 10_000, 123_456, 1_000_000, 2 ** 53 - 1, 2 ** 60];
  for (const language of languages) {
    const intl = new Intl.NumberFormat(numbersOf(language));
    const { number } = wordsOf(language);
    for (const value of [...values, -1, -1234, 0.5, 999.5, 1234.5]) {
      expect(new Format(language).count(value)).toBe(intl.format(value));
      expect(number(value)).toBe(intl.format(value));
    }
  }
});

test('percentages are written as Intl does it in every language', () => {
  for (const language of languages) {
    const style = { style: 'percent', maximumFractionDigits: 1 } as const;
    const intl = new Intl.NumberFormat(numbersOf(language), style);
    for (const tenths of [...Array.from({ length: 1001 }, (_, index) => index), 12_345, 123_450])
      expect(new Format(language).percent(tenths, 1000)).toBe(intl.format(tenths / 1000));
  }
});

test('durations are written as Intl does it in every language but German and Japanese', () => {
  const unitOf = (language: Language, unit: string, unitDisplay: 'narrow' | 'short') =>
    new Intl.NumberFormat(numbersOf(language), {
      style: 'unit',
      unit,
      unitDisplay,
      useGrouping: false,
    });
  for (const language of languages.filter((each) => each !== 'de' && each !== 'ja')) {
    const format = new Format(language);
    const [hour, minute, second] = ['hour', 'minute', 'second'].map((unit) =>
      unitOf(language, unit, 'narrow'),
    );
    const limit = unitOf(language, 'minute', 'short');
    for (let value = 0; value < 60; value += 1) {
      const parts = [hour, minute, second].map((unit) => unit?.format(value));
      expect(format.countdown(value * 3661)).toBe(parts.join(' '));
      // The specification writes `mins`.
      if (language !== 'en') expect(format.timeLimit(value)).toBe(limit.format(value));
    }
    expect(format.countdown(1200 * 3600)).toContain(`${hour?.format(1200)} `);
  }
});

test('in English durations and clocks are written as the specification has them', () => {
  const format = new Format('en');
  expect(format.duration(3725)).toBe('1h 2m 5s');
  expect(format.duration(240)).toBe('4m 0s');
  expect(format.duration(-3)).toBe('0s');
  expect(format.duration(172_800)).toBe('48h 0m 0s');
  expect(format.duration(431_940)).toBe('4d 23h');
  expect(format.countdown(240)).toBe('0h 4m 0s');
  expect(format.clock(249)).toBe('04:09');
  expect(format.clock(3725)).toBe('1:02:05');
});

test('in Japanese a duration has Japanese units', () => {
  expect(new Format('ja').duration(3725)).toBe('1 時間 2 分 5 秒');
  expect(new Format('ja').duration(431_940)).toBe('4 日 23 時間');
  expect(new Format('ja').timeLimit(90)).toBe('1 時間 30 分');
});

test('in German a duration has symbols without a full stop', () => {
  expect(new Format('de').duration(3725).replaceAll('\u00a0', ' ')).toBe('1 h 2 min 5 s');
  expect(new Format('de').duration(431_940).replaceAll('\u00a0', ' ')).toBe('4 Tage 23 h');
});

test('a share is cut after one decimal, never rounded up over the pass mark', () => {
  const format = new Format('en');
  expect(format.percent(24, 30)).toBe('80%');
  expect(format.percent(7999, 10_000)).toBe('79.9%');
  expect(format.percent(2, 3)).toBe('66.6%');
  expect(format.percent(0, 0)).toBe('0%');
});

test('a language and time zone have one format, which makes what writes dates once', () => {
  const format = new Format('en');
  const zones = ['UTC', 'Asia/Tokyo', undefined];
  for (const zone of zones) expect(format.in(zone)).toBe(format.in(zone));
  const written = () => ['UTC', 'Asia/Tokyo'].map((zone) => format.in(zone).date(at, 'moment'));
  const at = '2025-03-05T20:30:00Z';
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  expect([written(), written()]).toEqual(Array(2).fill(['5 Mar 2025, 20:30', '6 Mar 2025, 05:30']));
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});

test('times are relative to now, in the units that people use', () => {
  const format = new Format('en');
  const now = Date.parse('2025-03-05T12:00:00Z');
  expect(format.relative('2025-03-03T11:00:00Z', now)).toBe('2 days ago');
  expect(format.relative('2025-03-05T17:30:00Z', now)).toBe('in 5 hours');
  expect(format.relative('2025-03-05T12:00:20Z', now)).toBe('just now');
});

test('days are counted by the calendar of the time zone', () => {
  const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'].map((zone) => new Format('en', zone));
  const now = Date.parse('2026-11-30T06:31:00Z');
  // Monday, 07:31, to Wednesday, 07:29; and to Tuesday, 07:31.
  expect(berlin?.relative('2026-12-02T06:29:00Z', now)).toBe('in 2 days');
  expect(berlin?.relative('2026-12-01T06:31:00Z', now)).toBe('tomorrow');
  expect(berlin?.relative('2026-11-28T06:33:00Z', now)).toBe('2 days ago');
  expect(berlin?.relative('2026-12-01T22:30:00Z', now)).toBe('tomorrow');
  expect(tokyo?.relative('2026-12-01T22:30:00Z', now)).toBe('in 2 days');
});

test('percentages are cut after one decimal, also where binary fractions fall short', () => {
  const percent = (part: number) => new Format('en').percent(part, 100);
  expect(percent(32.3)).toBe('32.3%');
  expect(percent(79.99)).toBe('79.9%');
});

test('a waiting time of more than two days is in days', () => {
  expect(new Format('en').wait(48)).toBe('48 hours');
  expect(new Format('en').wait(120)).toBe('5 days');
  expect(new Format('de').wait(120)).toBe('5 Tage');
});

test('minutes in a sentence have their plural', () => {
  const english = new Format('en');
  expect([1, 2, 45].map((minutes) => english.minutes(minutes))).toEqual([
    '1 minute',
    '2 minutes',
    '45 minutes',
  ]);
  expect(english.minutes(90)).toBe(english.timeLimit(90));
  expect(new Format('de').minutes(1)).toBe(new Format('de').timeLimit(1));
});
