import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { createSendOnce } from '#web/ui/form/idempotency-key.ts';

const refused = (failure: string) =>
  TRPCClientError.from({
    error: {
      message: 'No',
      code: -32600,
      data: { failure, httpStatus: 422, requestId: 'r' },
    },
  });

/** The keys of a form after calls with these results, one after the other. */
async function keysOf(ends: ('answered' | Error)[]): Promise<string[]> {
  const once = createSendOnce();
  const keys: string[] = [];
  for (const end of ends) {
    await once(async (key) => {
      keys.push(key);
      if (end !== 'answered') throw end;
    }).catch(() => undefined);
  }
  return keys;
}

it('sends the same key again after a lost answer, and another one after a success', async () => {
  const lost = TRPCClientError.from(new TypeError('Failed to fetch'));
  const [first, again, next] = await keysOf([lost, 'answered', 'answered']);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('uses another key after the server has reported that an earlier try arrived', async () => {
  const [first, next] = await keysOf([refused('key-reused'), 'answered']);
  expect(next).not.toBe(first);
  const [one, other] = await keysOf([refused('conflict'), 'answered']);
  expect(other).toBe(one);
});
