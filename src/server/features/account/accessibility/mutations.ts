import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import {
  type AccessibilityChanges,
  standardAccessibility,
} from '#shared/features/account/accessibility.ts';

/** Stores parts of what a member needs to read and to answer; the others stay as they are. */
export async function writeAccessibility(
  tx: Tx,
  userId: number,
  changes: z.output<typeof AccessibilityChanges>,
): Promise<void> {
  await tx
    .insertInto('accessibilityProfiles')
    .values({ userId, ...standardAccessibility, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...changes }))
    .execute();
}
