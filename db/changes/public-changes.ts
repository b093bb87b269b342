import { sql } from 'kysely';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import type { Database } from '../open.ts';

/** The topics of public data; see migrations 0032 and 0084. */
export const publicTopics = [
  'catalogue',
  'results',
  'blog',
  'testimonials',
  'people',
  'settings',
] as const;
export type PublicTopic = (typeof publicTopics)[number];

/** The channel of PostgreSQL's notifications of changes. */
export const publicChangesChannel = 'public_changes';

/**
 * The version of each topic that has changed lately. The number of rows is part of it, because
 * transactions commit in another order than their rows got their ids.
 */
export async function readPublicVersions(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('publicChanges')
    .groupBy('topic')
    .select(['topic', sql<string>`concat(max(id), '/', count(*))`.as('version')])
    .execute();
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}

/** Every process has seen a change after this many milliseconds, even if it cannot listen. */
const neededFor = 10 * minuteMs;

/** Removes changes that every process has seen. The newest of each topic stays, so that no version comes again. */
export async function forgetPublicChanges(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('publicChanges as change')
    .where('changedAt', '<', new Date(now.getTime() - neededFor))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('publicChanges as newer')
          .select('newer.id')
          .whereRef('newer.topic', '=', 'change.topic')
          .whereRef('newer.id', '>', 'change.id'),
      ),
    )
    .execute();
}
