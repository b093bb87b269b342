import { createHash } from 'node:crypto';
import type { TRPCError } from '@trpc/server';
// The only part of tRPC that lets a middleware answer without calling the procedure.
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import';
import { z } from 'zod';
import {
  dropIdempotencyKeys,
  type KeyedCall,
  storeResponse,
  takeIdempotencyKey,
} from '#db/idempotency-keys.ts';
import type { Database, Tx } from '#db/open.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import { IdempotencyKey, idempotencyHours } from '#shared/kernel/idempotency-key.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { Failure } from './failure.ts';
import { inTransaction } from './transaction.ts';
import { procedurePart } from './trpc.ts';

/**
 * Makes a creating procedure repeatable: `.input(…).concat(repeatable)`, after every other input. With a key,
 * the whole procedure runs in one transaction (`ctx.db`), which also stores the key and the answer. Of two
 * equal concurrent calls, the second waits for the first and gets its answer.
 * @throws key-reused when the key was used with another input before
 */
export const repeatable = procedurePart
  .input(z.object({ idempotencyKey: IdempotencyKey.optional() }))
  .use(async ({ ctx, path, meta, input: { idempotencyKey, ...input }, next }) => {
    const proceed = (db: Database) => next({ ctx: { db }, input });
    if (idempotencyKey === undefined) return proceed(ctx.db);
    const call: KeyedCall = {
      userId: userIdOf(ctx.actor),
      // The app and REST may have procedures of the same name with different outputs.
      procedure: meta?.rest ? `${meta.rest.method} ${meta.rest.path}` : path,
      key: idempotencyKey,
      inputHash: hashOf(input),
    };
    return inTransaction(ctx.db, async (tx) => {
      const earlier = await takeIdempotencyKey(tx, call, ctx.now);
      if (earlier) return { ok: true, data: replay(earlier, call), marker: middlewareMarker };
      const result = await proceed(tx);
      if (!result.ok) throw causeOf(result.error);
      await storeResponse(tx, call, JSON.stringify(result.data));
      return result;
    });
  });

const userIdOf = (actor: Actor) => (actor.kind === 'member' ? actor.userId : null);

/** The input has been parsed, so its fields are always in the same order. */
const hashOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The original error, by which a transaction decides whether to run again. */
const causeOf = (error: TRPCError): Error =>
  error.code === 'INTERNAL_SERVER_ERROR' ? (error.cause ?? error) : error;

function replay(
  { inputHash, response }: { inputHash: string; response: string | null },
  call: KeyedCall,
): unknown {
  if (inputHash !== call.inputHash || response === null) {
    throw new Failure(
      'key-reused',
      'This was already sent, with other content, and has arrived. Look at what was created before you send it again.',
    );
  }
  return JSON.parse(response);
}

/** Deletes idempotency keys that have expired. */
export async function dropOldIdempotencyKeys(tx: Tx, now: Date): Promise<void> {
  await dropIdempotencyKeys(tx, new Date(now.getTime() - idempotencyHours * hourMs));
}
