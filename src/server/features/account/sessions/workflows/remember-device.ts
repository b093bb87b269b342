import { z } from 'zod';
import type { Context } from '#server/kernel/context.ts';
import { Id } from '#shared/kernel/id.ts';

/** The part of the context that the device cookie needs. */
export type DeviceContext = Pick<Context, 'signer' | 'cookies' | 'now'>;

const deviceCookie = 'quizwright_device';
const purpose = 'known device';
const seconds = 180 * 24 * 60 * 60;
/** The maximum number of accounts that one browser is known for: those that signed in last. */
const maxPeople = 8;

const Device = z.object({ id: z.string(), users: z.array(Id) });
type Device = z.infer<typeof Device>;

/** Sets a cookie that marks the browser as a known device of the account. The cookie alone does not sign in. */
export async function rememberDevice(ctx: DeviceContext, userId: number): Promise<void> {
  const device = await readDevice(ctx);
  const others = device?.users.filter((id) => id !== userId) ?? [];
  const facts: Device = {
    id: device?.id ?? crypto.randomUUID(),
    users: [userId, ...others].slice(0, maxPeople),
  };
  const text = await ctx.signer.sign(purpose, facts, { now: ctx.now, seconds });
  ctx.cookies.set(deviceCookie, text, { maxAgeSeconds: seconds });
}

/** @returns the browser's id, when the account's owner has signed in there before */
export async function findKnownDevice(
  ctx: DeviceContext,
  userId: number,
): Promise<string | undefined> {
  const device = await readDevice(ctx);
  return device?.users.includes(userId) ? device.id : undefined;
}

function readDevice(ctx: DeviceContext): Promise<Device | undefined> {
  return ctx.signer.open(purpose, Device, { text: ctx.cookies.get(deviceCookie), now: ctx.now });
}
