import {
  findAccountOf,
  findPublicName,
  findTeachingManager,
} from '#server/features/account/queries.ts';
import { findClass } from '#server/features/classroom/queries.ts';
import type { MailJob } from '#server/jobs/queue.ts';
import type { Services } from '#server/kernel/context.ts';
import type { Mail } from '#server/mail/mail.ts';
import { classInvitationMail, formatFor } from '#server/mail/templates.ts';
import { mayRegister } from '#shared/features/account/registration.ts';
import { findJoinable, isMember } from '../queries.ts';

type Invitation = Extract<MailJob, { mail: 'class-invitation' }>;

/**
 * The mail to a person who is to join a class and has an account, or may open one. Others, and members of the class,
 * get none. The mail has the code of the class and may have waited, so none is written if the sender no longer teaches
 * the class.
 */
export async function writeClassInvitation(
  { db, config, settings }: Pick<Services, 'db' | 'config' | 'settings'>,
  { classId, email, language, invitedBy }: Invitation,
): Promise<Mail | undefined> {
  const joined = await findJoinable(db, classId);
  const teacher = await findPublicName(db, invitedBy);
  const account = await findAccountOf(db, email);
  if (!joined || teacher === undefined) return undefined;
  const manager = await findTeachingManager(db, invitedBy);
  if (manager === undefined || !(await findClass(db, manager, classId))) return undefined;
  if (account?.isActive === false) return undefined;
  if (account && (await isMember(db, { classId, userId: account.id }))) return undefined;
  if (!account && !mayRegister(settings.current, { email })) return undefined;
  const reader = account ?? { preferredLanguage: language, timezone: null };
  return classInvitationMail({
    ...{ to: email, username: account?.username ?? null, teacher, name: joined.name },
    format: formatFor(reader, settings.current.languages),
    url: `${config.publicUrl}/classes?code=${joined.joinCode}`,
  });
}
