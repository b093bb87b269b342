import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from '#db/open.ts';
import type { Actor } from '#shared/kernel/actor.ts';

/**
 * Counts a reading once per visitor and day; administrators do not count. A visitor is stored as a hash
 * under a key that is deleted after a day, so that the hash identifies no person.
 * @returns whether it counted
 */
export async function countReading(
  tx: Tx,
  postId: number,
  reader: Reader,
  now: Date,
): Promise<boolean> {
  if (!isVisitor(reader)) return false;
  const day = now.toISOString().slice(0, 10);
  const visitor = anonymousVisitorId(reader, await keyOf(tx, day));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('blogPostViews')
    .values({ postId, visitor, day })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tx
    .updateTable('blogPosts')
    .set((eb) => ({ viewCount: eb('viewCount', '+', 1) }))
    .where('id', '=', postId)
    .execute();
  return true;
}

/** The key of a day. The first call of a day creates it and deletes the keys and hashes of earlier days. */
async function keyOf(tx: Tx, day: string): Promise<string> {
  const made = await tx
    .insertInto('visitorKeys')
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflict((oc) => oc.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made) {
    await tx.deleteFrom('visitorKeys').where('day', '<', day).execute();
    await tx.deleteFrom('blogPostViews').where('day', '<', day).execute();
    return made.key;
  }
  const { key } = await tx
    .selectFrom('visitorKeys')
    .where('day', '=', day)
    .select('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** The part of the context that identifies a reader. */
export interface Reader {
  actor: Actor;
  network: string;
}

/** Readings by administrators are not counted. */
const isVisitor = ({ actor }: Reader): boolean => actor.kind === 'guest' || !actor.isAdmin;

/**
 * An id of a reader that does not identify the person; equal for the same reader and key. All guests of a
 * network count as one reader, because what a browser sends about itself can be changed at will.
 */
function anonymousVisitorId({ actor, network }: Reader, key: string): string {
  const who = actor.kind === 'member' ? `member ${actor.userId}` : network;
  return createHmac('sha256', key).update(who).digest('base64url');
}
