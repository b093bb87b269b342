import { dayMs, minuteMs } from './durations.ts';

/** What the clocks of a time zone show, to the minute, as fields of dates and times have it: `2026-03-29T02:30`. */
export type LocalTime = string;

/** @param timeZone IANA name; undefined for the zone of this device */
function clockOf(timeZone: string | undefined): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
    ...(timeZone ? { timeZone } : {}),
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    // `Date.UTC` reads years before 100 as those of the twentieth century.
    const shown = new Date(0);
    shown.setUTCFullYear(of('year'), of('month') - 1, of('day'));
    return shown.setUTCHours(of('hour'), of('minute'), of('second'));
  };
}

const written = (shown: number): LocalTime => new Date(shown).toISOString().slice(0, 16);

/** @param timeZone IANA name; undefined for the zone of this device */
export const localTimeOf = (at: number, timeZone: string | undefined): LocalTime =>
  written(clockOf(timeZone)(at));

/**
 * The moment at which the clocks of a time zone show this; undefined for a text that is no time. A time that comes twice,
 * because clocks are set back, is the first; one that is left out is as long after the change as it would have been.
 * @param timeZone IANA name; undefined for the zone of this device
 */
export function momentOf(time: LocalTime, timeZone: string | undefined): number | undefined {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return undefined;
  const clock = clockOf(timeZone);
  // By the offset of the day before and of the day after: a zone changes its clocks once between them at most.
  const [before, after] = [shown - dayMs, shown + dayMs].map((at) => shown - (clock(at) - at));
  const isShown = (at: number | undefined) =>
    at !== undefined && Math.floor(clock(at) / minuteMs) === shown / minuteMs;
  return !isShown(before) && isShown(after) ? after : before;
}
