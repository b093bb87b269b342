import type { Context } from '#server/kernel/context.ts';
import { requireConfirmed } from '../guards.ts';
import { requireActive } from './reactivate.ts';

/**
 * Refuses a sign-in to an account that is suspended or deactivated, or whose address must be confirmed first. Call it
 * after the whole proof of identity: a deactivated account can be reactivated then.
 */
export async function requireUsable(
  ctx: Parameters<typeof requireActive>[0] & Pick<Context, 'jobs' | 'limits' | 'settings'>,
  account: Parameters<typeof requireActive>[1] & Parameters<typeof requireConfirmed>[1],
  returnTo?: string,
): Promise<void> {
  await requireActive(ctx, account);
  await requireConfirmed(ctx, account, returnTo);
}
