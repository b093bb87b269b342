import {
  type DeviceContext,
  findKnownDevice,
} from '#server/features/account/sessions/workflows/remember-device.ts';
import type { Context } from '#server/kernel/context.ts';
import {
  giveBack,
  giveBackPaced,
  requireOneLeft,
  takeIfLeft,
  takeOne,
  takePaced,
} from '#server/kernel/rate-limits.ts';

/** A try to sign in, counted before its password is checked. */
interface CountedTry {
  /** The password was wrong: the try stays counted. */
  wrong(): Promise<void>;
  /** The password was right, or could not be checked: the try does not count. */
  giveBack(): Promise<void>;
}

/**
 * Counts a try to sign in with a password. Wrong tries are limited
 *
 * - strictly for one account from one network;
 * - for one account from all networks: above the limit, one try at a time with a growing pause before the next,
 *   so that guesses by others lock the owner out only for a short time;
 * - loosely for one network and all accounts, because a school may share one address.
 *
 * A browser in which the owner has signed in before has its own counter and none of these limits, so that
 * guesses by others cannot lock the owner out.
 * @throws too-many-requests, with the seconds to wait
 */
export async function countTry(
  ctx: DeviceContext & Pick<Context, 'limits' | 'network'>,
  { email, userId }: { email: string; userId: number | undefined },
): Promise<CountedTry> {
  const { limits, network } = ctx;
  const device = userId === undefined ? undefined : await findKnownDevice(ctx, userId);
  if (device !== undefined) {
    const key = `account ${email} device ${device}`;
    await takeOne(limits, 'login', key);
    return { wrong: async () => {}, giveBack: () => giveBack(limits, 'login', key) };
  }
  await requireOneLeft(limits, 'loginNetwork', network);
  const key = `account ${email} network ${network}`;
  await takeOne(limits, 'login', key);
  await takePaced(limits, email).catch(async (error: unknown) => {
    await giveBack(limits, 'login', key);
    throw error;
  });
  return {
    wrong: async () => {
      await takeIfLeft(limits, 'loginNetwork', network);
    },
    giveBack: async () => {
      await giveBack(limits, 'login', key);
      await giveBackPaced(limits, email);
    },
  };
}
