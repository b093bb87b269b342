import { type Day, dayOf, daysAfter, hourOf } from '#shared/kernel/time/calendar.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { type Held, heldAt } from '#shared/kernel/time/held.ts';

/** Reads the days of a learner: a moment belongs to the day of the time zone that the profile had then. */
export const ownDays =
  (zones: Held<string>): ((at: Date) => Day) =>
  (at) =>
    dayOf(at, heldAt(zones, at));

/** How many questions a day, as long as a learner has not chosen otherwise; 0: no goal. */
export const standardGoal = 10;

/** What learners can choose; 0: no goal. */
export const goalsOffered = [0, 5, 10, 20, 30, 50] as const;

/** How many questions were answered at the same moment: all of a paper that is submitted at once. */
export interface AnswersAt {
  at: Date;
  count: number;
}

/**
 * The days on which the number of answers reached the goal of that moment. A lower goal counts from its choice on; a
 * later change of the goal or the time zone changes no day before it.
 */
export function daysReached(
  answers: readonly AnswersAt[],
  { goals, dayAt }: { goals: Held<number>; dayAt: (at: Date) => Day },
): Set<Day> {
  const events = [...answers, ...goals.past.map(({ until }) => ({ at: until, count: 0 }))].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const counts = new Map<Day, number>();
  const reached = new Set<Day>();
  for (const { at, count } of events) {
    const day = dayAt(at);
    const total = (counts.get(day) ?? 0) + count;
    counts.set(day, total);
    const goal = heldAt(goals, at);
    if (goal > 0 && total >= goal) reached.add(day);
  }
  return reached;
}

/** The time zone that is furthest ahead of UTC, and the one that is furthest behind, in hours. */
const furthest = { ahead: 14, behind: 12 };

/**
 * Whether a learner's clock has shown at least half of a day. A time zone may leave a day out, and so may a learner who
 * changes to another one: such a day cannot be missed.
 */
export function wasShown(day: Day, dayAt: (at: Date) => Day): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let shown = 0;
  for (let passed = -furthest.ahead; passed < 25 + furthest.behind; passed += 1)
    if (dayAt(new Date(midnight + passed * hourMs)) === day) shown += 1;
  return shown >= 12;
}

/** A freeze is earned by this many days in a row; a learner keeps at most two. */
const freezeEvery = 7;
const maxFreezes = 2;

export interface StreakOfDays {
  /** Days in a row on which the goal was reached. Days that a freeze was used for are not in it. */
  days: number;
  freezes: number;
  /** The days that freezes were used for. */
  frozen: readonly Day[];
}

const none: StreakOfDays = { days: 0, freezes: 0, frozen: [] };

interface Calendar {
  /** The learner's day now; it can still be reached. */
  today: Day;
  isMissable: (day: Day) => boolean;
}

/** By how many days the date of one time zone can be ahead of that of another, to which a learner has changed. */
const maxAhead = 2;

/**
 * The streak that days make, with the freezes that are left. Days that are further ahead than a change of the time zone
 * can put them were counted while the clock of the server was wrong, and end no streak.
 */
export function streakOf(reached: Iterable<Day>, { today, isMissable }: Calendar): StreakOfDays {
  let streak = none;
  let last: Day | undefined;
  const latest = daysAfter(today, maxAhead);
  for (const day of [...reached].sort()) {
    if (day > latest) break;
    if (last !== undefined) streak = after(streak, missedBetween(last, day, isMissable));
    const days = streak.days + 1;
    const freezes = streak.freezes + (days % freezeEvery === 0 ? 1 : 0);
    streak = { ...streak, days, freezes: Math.min(freezes, maxFreezes) };
    last = day;
  }
  return last === undefined ? none : after(streak, missedBetween(last, today, isMissable));
}

/** A streak after missed days: each uses a freeze, and without one the streak ends. */
function after({ days, freezes, frozen }: StreakOfDays, missed: readonly Day[]): StreakOfDays {
  if (missed.length > freezes) return none;
  return { days, freezes: freezes - missed.length, frozen: [...frozen, ...missed] };
}

/** The missed days between two, at most one more than there can be freezes for. */
function missedBetween(first: Day, next: Day, isMissable: (day: Day) => boolean): Day[] {
  const missed: Day[] = [];
  for (let day = daysAfter(first, 1); day < next; day = daysAfter(day, 1)) {
    if (isMissable(day)) missed.push(day);
    if (missed.length > maxFreezes) break;
  }
  return missed;
}

/** The days of the strip that shows how a streak goes, today last. */
export const lastDays = (today: Day): Day[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(today, index - 6));

/** There is no reminder of a shorter streak. */
export const leastRemembered = 2;

const eveningHours = { from: 19, until: 22 };

/** Whether it is the time of the day at which a learner is reminded of the goal. */
export function isEvening(at: Date, timeZone: string): boolean {
  const shown = hourOf(at, timeZone);
  return shown >= eveningHours.from && shown < eveningHours.until;
}
