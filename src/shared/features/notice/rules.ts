import { dayOf } from '#shared/kernel/time/calendar.ts';
import { hourMs, minuteMs } from '#shared/kernel/time/durations.ts';

/** At most one mail a day, or each notice at once. */
export const noticeRhythms = ['daily', 'each'] as const;
export type NoticeRhythm = (typeof noticeRhythms)[number];

/** How many days before its due date a reminder of an assignment can be sent. */
export const dueDaysOffered = [1, 2, 3] as const;

/** Between two minutes of the day; over midnight if the end comes first. */
export interface QuietHours {
  from: number;
  until: number;
}

export interface MailTimes {
  rhythm: NoticeRhythm;
  quiet: QuietHours | null;
  lastMailAt: Date | null;
  /** IANA name of the reader's time zone. */
  timeZone: string;
}

const dayMinutes = 24 * 60;

/** With one mail a day, notices that are written within these minutes are in one mail. */
const gatherMinutes = 10;

/** The minimum time between the last mail of a day and the first one of the next. */
const leastGapHours = 12;

/**
 * The first moment from `now` on at which the next mail may be sent. A last mail, or a notice, of more than a day from now does
 * not count: the clock of a server was ahead, and mails would wait for it.
 * @param waitingSince when the oldest notice that waits was written
 */
export function nextMailAt(times: MailTimes, waitingSince: Date, now: Date): Date {
  const { rhythm, quiet, timeZone } = times;
  const isAhead = (at: Date) => at.getTime() > now.getTime() + dayMinutes * minuteMs;
  const lastMailAt = times.lastMailAt && isAhead(times.lastMailAt) ? null : times.lastMailAt;
  const earliest = [now.getTime()];
  if (rhythm === 'daily') {
    if (!isAhead(waitingSince)) earliest.push(waitingSince.getTime() + gatherMinutes * minuteMs);
    if (lastMailAt) earliest.push(nextDay(lastMailAt, timeZone).getTime());
    if (lastMailAt) earliest.push(lastMailAt.getTime() + leastGapHours * hourMs);
  }
  const at = new Date(Math.max(...earliest));
  return quiet ? afterQuiet(quiet, at, timeZone) : at;
}

/** Whether the clock of the time zone shows a time within the quiet hours. */
export function isQuiet({ from, until }: QuietHours, at: Date, timeZone: string): boolean {
  const shown = minuteOfDay(at, timeZone);
  return from < until ? shown >= from && shown < until : shown >= from || shown < until;
}

/**
 * The end of the quiet hours if they last at `at`, else `at`. Where clocks skip the time of the end, it is as much later as
 * they are put forward.
 */
export function afterQuiet(quiet: QuietHours, at: Date, timeZone: string): Date {
  let found = at;
  while (isQuiet(quiet, found, timeZone)) {
    const end = minutesLater(found, minutesUntil(quiet.until, found, timeZone));
    // Too late where clocks are put forward on the way. Where they are put back it is still quiet.
    const exact = minutesLater(end, minutesUntil(quiet.until, end, timeZone) - dayMinutes);
    found = exact > at && !isQuiet(quiet, exact, timeZone) ? exact : end;
  }
  return found;
}

/** How long until the clock of the time zone shows this minute of the day, if it is not changed on the way. */
const minutesUntil = (minute: number, at: Date, timeZone: string): number =>
  (minute - minuteOfDay(at, timeZone) + dayMinutes) % dayMinutes;

/** At the beginning of a minute. */
const minutesLater = (at: Date, minutes: number): Date =>
  new Date((Math.floor(at.getTime() / minuteMs) + minutes) * minuteMs);

/** A moment of the next day of the calendar: its beginning, or after clocks were put forward an hour later. */
export function nextDay(at: Date, timeZone: string): Date {
  const today = dayOf(at, timeZone);
  let found = at;
  while (dayOf(found, timeZone) === today) {
    found = minutesLater(found, dayMinutes - minuteOfDay(found, timeZone));
  }
  return found;
}

/** What the clock of the time zone shows, in minutes since midnight. */
function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  }).formatToParts(at);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return partOf('hour') * 60 + partOf('minute');
}

/** `21:30` of 1290. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** 1290 of `21:30`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Notices are kept for this many days. */
export const noticeDays = 90;

/**
 * For how many hours after something came due its notice is still written: after a longer outage it would come too
 * late.
 */
export const noticeWindowHours = 24;
