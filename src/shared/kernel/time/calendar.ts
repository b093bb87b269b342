/** A day of the calendar, `2026-03-29`. */
export type Day = string;

/** Reads days in a time zone; for many moments of the same one. */
function dayReader(timeZone: string): (at: Date) => Day {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  return (at) => format.format(at);
}

/** Gives readers of days in time zones, one for each zone: to make one costs more than to read with it. */
export function dayReaders(): (timeZone: string) => (at: Date) => Day {
  const readers = new Map<string, (at: Date) => Day>();
  return (timeZone) => {
    const reader = readers.get(timeZone) ?? dayReader(timeZone);
    readers.set(timeZone, reader);
    return reader;
  };
}

/** The day of the calendar that the clocks of a time zone show. */
export const dayOf = (at: Date, timeZone: string): Day => dayReader(timeZone)(at);

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
