import { recordAct } from '#db/audit.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type RateLimits, takeIfLeft } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { findJoinable } from '../queries.ts';

interface InvitingCall extends Pick<Context, 'db' | 'jobs' | 'limits' | 'language'> {
  actor: Member;
}

/**
 * Mails a link to join the class. Which addresses have an account or may open one is looked up in the background.
 * @throws conflict while joining is closed
 */
export async function inviteToClass(
  { db, jobs, limits, language, actor }: InvitingCall,
  { classId, emails }: { classId: number; emails: readonly string[] },
) {
  if (!(await findJoinable(db, classId)))
    throw new Failure('conflict', 'Joining is closed. Open it before you invite people.');
  const addresses = [...new Set(emails)];
  const mails = (await withTriesLeft(limits, addresses)).map((email) => ({
    mail: 'class-invitation' as const,
    ...{ classId, email, language, invitedBy: actor.userId },
  }));
  await inTransaction(db, async (tx) => {
    await jobs.enqueueAll(tx, 'mail', mails);
    await recordAct(tx, { kind: 'classes', rowId: classId }, { invited: addresses.length });
  });
  return { addresses: addresses.length };
}

/** Without those that got several such mails in the last hour, of whatever class. */
async function withTriesLeft(limits: RateLimits, addresses: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const email of addresses)
    if (await takeIfLeft(limits, 'verification', `class ${email}`)) left.push(email);
  return left;
}
