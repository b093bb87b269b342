import { z } from 'zod';
import type { Services } from '#server/kernel/context.ts';
import type { Signer } from '#server/kernel/security/signer.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { noticeKindNames } from '#shared/features/notice/kinds.ts';
import { Id } from '#shared/kernel/id.ts';
import { stopMails } from '../mutations.ts';

const purpose = 'unsubscribe';

/** Mails are kept for long; a year later the profile is the way. */
const validDays = 366;

const Unsubscribing = z.object({ userId: Id, kinds: z.array(z.enum(noticeKindNames)) });
type Unsubscribing = z.infer<typeof Unsubscribing>;

/** The part of an address that ends mails of some kinds to one account, without a sign-in. */
export const signUnsubscribing = (signer: Signer, facts: Unsubscribing, now: Date) =>
  signer.sign(purpose, facts, { now, seconds: validDays * 86_400 });

/** Whose mails an address ends, and of which kinds; undefined when it was not signed here or is too old. */
export const openUnsubscribing = (signer: Signer, text: string, now: Date) =>
  signer.open(purpose, Unsubscribing, { text, now });

/** Ends mails of the kinds of the address, or of all kinds. @returns whether the address is valid */
export async function unsubscribe(
  { db, signer, clock }: Pick<Services, 'db' | 'signer' | 'clock'>,
  { token, fromAll }: { token: string; fromAll: boolean },
): Promise<boolean> {
  const facts = await openUnsubscribing(signer, token, clock());
  if (!facts) return false;
  const kinds = fromAll ? noticeKindNames : facts.kinds;
  await inTransaction(db, (tx) => stopMails(tx, facts.userId, kinds));
  return true;
}
