/** A day of the calendar, `2026-03-29`. */
export type Day = string;

/** One for each time zone that was asked for: to make one takes far longer than to use it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of the calendar that the clocks of a time zone show. */
export function dayOf(at: Date, timeZone: string): Day {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** The hour that the clocks of a time zone show. */
export const hourOf = (at: Date, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at),
  );

/** The day of the calendar this many days later. */
export function daysAfter(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
