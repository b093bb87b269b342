import { useState } from 'react';
import { randomHex } from '#shared/kernel/text/random-id.ts';
import { isFailure } from '#web/failure/failure.ts';

/** Sends a call with the key of the form that it comes from. */
export type SendOnce = <Answer>(
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * One key per opened form: sending again after a lost answer creates nothing twice. The key changes
 * after a success, and after the server has said that an earlier try with other content has arrived,
 * so that the next click creates anew instead of being refused for ever.
 */
export function useIdempotencyKey(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}

export function createSendOnce(): SendOnce {
  let key = randomHex();
  return async (send) => {
    try {
      const answer = await send(key);
      key = randomHex();
      return answer;
    } catch (error) {
      if (isFailure(error, 'key-reused')) key = randomHex();
      throw error;
    }
  };
}
