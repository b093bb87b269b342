import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';

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
  let key = newKey();
  return async (send) => {
    try {
      const answer = await send(key);
      key = newKey();
      return answer;
    } catch (error) {
      if (failureOf(error).code === 'key-reused') key = newKey();
      throw error;
    }
  };
}

/** 128 random bits; `randomUUID` is missing where a page is not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
