import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isInUse, timeZoneOf } from '#server/features/account/recipients/queries.ts';
import type { NoticeKind } from '#shared/features/notice/kinds.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

/** A page of learners, in the order of their ids, who can be reminded of something. */
export interface PageToCheck {
  kind: NoticeKind;
  after: number;
  atMost: number;
}

/** Learners who are checked for reminders of a kind each day, in the order of their ids. */
export const listChecked = (db: Database, { kind, after, atMost }: PageToCheck) =>
  db
    .selectFrom('reminderChecks')
    .where('kind', '=', kind)
    .where('userId', '>', after)
    .where(isInUse('reminderChecks.userId'))
    .select(['userId', timeZoneOf('reminderChecks.userId').as('timeZone')])
    .select(sql<Day | null>`day`.as('checkedOn'))
    .orderBy('userId')
    .limit(atMost)
    .execute();
