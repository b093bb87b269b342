import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { AccessibilityProfile } from '#shared/features/account/accessibility.ts';

/** What the account of the row needs to read and to answer; null if nothing was chosen. */
export const accessibilityOf = (userId: string) => sql<AccessibilityProfile | null>`(
  select json_build_object('extraTimePercent', extra_time_percent, 'font', font, 'spacing', spacing,
    'lineFocus', line_focus, 'oneThing', one_thing, 'readAloud', read_aloud, 'highContrast', high_contrast,
    'reducedMotion', reduced_motion, 'largeTargets', large_targets)
  from accessibility_profiles where user_id = ${sql.ref(userId)})`;

/** How much more time a learner has chosen, percent, for statements that begin an attempt. */
export const chosenTimeOf = (userId: number | RawBuilder<unknown>) => sql<number>`coalesce(
  (select extra_time_percent from accessibility_profiles where user_id = ${userId}), 0)`;

/** How much more time a member has chosen, percent. */
export async function findChosenTime(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('accessibilityProfiles')
    .where('userId', '=', userId)
    .select('extraTimePercent')
    .executeTakeFirst();
  return row?.extraTimePercent ?? 0;
}

export const findAccessibility = async (db: Database, userId: number) =>
  (
    await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select(accessibilityOf('users.id').as('accessibility'))
      .executeTakeFirst()
  )?.accessibility;
