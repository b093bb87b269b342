import type { Database } from '#db/open.ts';
import { type OwnLeague, startOf, weekBefore, weekOf } from '#shared/features/progress/league.ts';
import { daysAfter } from '#shared/kernel/time/calendar.ts';
import { findOwnPlace, listLeaders, type Ranking } from '../queries.ts';

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

async function takesPart(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('leagueOptOuts')
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst();
  return row === undefined;
}

export async function readOwnLeague(
  db: Database,
  { userId, who }: { userId: number; who: Ranking },
  now: Date,
): Promise<OwnLeague> {
  const week = weekOf(now);
  const own = await db
    .selectFrom('weekStandings')
    .where('userId', '=', userId)
    .where('week', '=', week)
    .select('score')
    .executeTakeFirst();
  const place = await findOwnPlace(db, { week }, { userId, who });
  return {
    takesPart: await takesPart(db, userId),
    score: own?.score ?? 0,
    entries: place?.entries ?? [],
  };
}
