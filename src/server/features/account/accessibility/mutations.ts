import type { Tx } from '#db/open.ts';
import type { AccessibilityProfile } from '#shared/features/account/accessibility.ts';

/** Stores what a member needs to read and to answer. */
export async function writeAccessibility(
  tx: Tx,
  userId: number,
  profile: AccessibilityProfile,
): Promise<void> {
  await tx
    .insertInto('accessibilityProfiles')
    .values({ userId, ...profile })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(profile))
    .execute();
}
