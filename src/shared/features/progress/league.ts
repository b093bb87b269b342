import { z } from 'zod';
import { type Day, dayOf, daysAfter } from '#shared/kernel/time/calendar.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { LeaderboardEntry, OwnPlace } from './schema.ts';

/** The Monday of the week in UTC: all learners of a site are in the same week. */
export function weekOf(at: Date): Day {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return daysAfter(dayOf(at, 'UTC'), -sinceMonday);
}

/** The Monday of the week before. */
export const weekBefore = (week: Day): Day => daysAfter(week, -7);

/** When a week begins. */
export const startOf = (week: Day): Date => new Date(`${week}T00:00:00Z`);

/** The best learners of a week, and those of the week before. */
export const League = z.object({
  week: z.iso.date().describe('The Monday on which the week began, in UTC'),
  endsAt: Timestamp.describe('When the next week begins'),
  entries: z.array(LeaderboardEntry).describe('The ten best of this week'),
  lastWeek: z.array(LeaderboardEntry).describe('The three best of the week before'),
});
export type League = z.infer<typeof League>;

export const LeagueChoice = z.object({
  takesPart: z.boolean().describe('false: the learner is in no list of the league'),
});

/** What a learner has earned this week, and the own place with the learners just before and after. */
export const OwnLeague = LeagueChoice.extend({
  score: z.int().describe('Also while the learner does not take part; others do not see it then'),
  entries: OwnPlace.shape.entries.describe('Empty for learners who are not ranked'),
});
export type OwnLeague = z.infer<typeof OwnLeague>;
