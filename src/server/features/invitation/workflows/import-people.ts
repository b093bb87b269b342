import type { Tx } from '#db/open.ts';
import { looksLikeStaff } from '#server/features/account/guards.ts';
import { openInvited } from '#server/features/account/invitations/mutations.ts';
import { findUsernamesLike } from '#server/features/account/invitations/queries.ts';
import { addMembers } from '#server/features/classroom/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { usernameFrom } from '#shared/features/account/rules.ts';
import { invitationExpiry } from '#shared/features/invitation/rules.ts';
import type { PeopleFile, PeopleReport } from '#shared/features/invitation/schema.ts';
import { type JudgedPerson, readPeople, reportOf } from './read-people.ts';

type ImportContext = EventSource & Pick<Context, 'db' | 'jobs' | 'language' | 'now'>;

/**
 * Reports who is in a file, and unless it is a dry run opens the accounts, adds them to their classes and enqueues
 * their mails, all in one transaction. Rows with a problem are left out.
 */
export async function importPeople(
  ctx: ImportContext,
  by: number,
  { content, dryRun }: PeopleFile,
): Promise<PeopleReport> {
  if (dryRun) return reportOf(await readPeople(ctx.db, content, ctx));
  const people = await inTransaction(ctx.db, async (tx) => {
    const judged = await readPeople(tx, content, ctx);
    const opened = await openAccounts(tx, judged, { by, now: ctx.now });
    await ctx.jobs.enqueueAll(
      tx,
      'mail',
      [...opened.values()].map((userId) => ({ mail: 'invitation', userId })),
    );
    return withMembers(tx, withIds(judged, opened), ctx.now);
  });
  const report = reportOf(people);
  if (report.counts.invited > 0) logSecurityEvent(ctx, 'people-invited');
  return report;
}

async function openAccounts(
  tx: Tx,
  people: readonly JudgedPerson[],
  { by, now }: { by: number; now: Date },
): Promise<Map<string, number>> {
  const newcomers = people.filter(({ status }) => status === 'invited');
  const bases = newcomers.map(({ email }) => baseOf(email));
  const taken = await findUsernamesLike(tx, bases);
  for (const { username } of newcomers) if (username) taken.add(username.toLowerCase());
  const rows = newcomers.map((person) => ({
    email: person.email,
    username: person.username ?? freeName(baseOf(person.email), taken),
    usernameProvisional: person.username === null,
    displayName: person.name,
    firstName: person.firstName,
    lastName: person.lastName,
    preferredLanguage: person.language,
  }));
  return openInvited(tx, rows, { by, now, expiresAt: invitationExpiry(now) });
}

function baseOf(email: string): string {
  const wanted = usernameFrom(email);
  return looksLikeStaff(wanted) ? 'learner' : wanted;
}

/** The name, with the first number that is free if it is taken; then it is taken. */
function freeName(base: string, taken: Set<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
  taken.add(name);
  return name;
}

/** The account was created in another call after the file was read. */
const withIds = (people: readonly JudgedPerson[], opened: ReadonlyMap<string, number>) =>
  people.map((person) => {
    if (person.status !== 'invited') return person;
    const userId = opened.get(person.email) ?? null;
    return { ...person, userId, status: userId === null ? ('exists' as const) : person.status };
  });

/** Adds everybody who has an account, old or new, to the class that the file names. */
async function withMembers(
  tx: Tx,
  people: readonly JudgedPerson[],
  now: Date,
): Promise<readonly JudgedPerson[]> {
  const members = people.flatMap(({ status, userId, class: joined }) =>
    status !== 'invalid' && userId !== null && joined ? [{ classId: joined.id, userId }] : [],
  );
  await addMembers(tx, members, now);
  return people;
}
