import type { Database } from '#db/open.ts';
import { startOf, weekBefore, weekOf } from '#shared/features/progress/league.ts';
import { type Day, daysAfter } from '#shared/kernel/time/calendar.ts';
import { listLeaders, type Ranking } from '../queries.ts';

const shown = { thisWeek: 10, lastWeek: 3 };

export async function readLeague(db: Database, who: Ranking, now: Date) {
  const week = weekOf(now);
  const lastWeek = weekBefore(week);
  return {
    week,
    endsAt: startOf(daysAfter(week, 7)),
    entries: await listLeaders(db, { week }, { count: shown.thisWeek, who }),
    lastWeek: await listLeaders(db, { week: lastWeek }, { count: shown.lastWeek, who }),
  };
}

export async function takesPart(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('leagueOptOuts')
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst();
  return row === undefined;
}

/** The learner's score of a week, also that of an account that is not ranked. */
export async function scoreOf(db: Database, userId: number, week: Day): Promise<number> {
  const own = await db
    .selectFrom('weekStandings')
    .where('userId', '=', userId)
    .where('week', '=', week)
    .select('score')
    .executeTakeFirst();
  return own?.score ?? 0;
}
