import type { Tx } from '#db/open.ts';
import { looksLikeStaff } from '#server/features/account/guards.ts';
import { openInvited } from '#server/features/account/invitations/mutations.ts';
import { findAccountIds, findUsernamesLike } from '#server/features/account/invitations/queries.ts';
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
    return withMembers(tx, await withIds(tx, judged, opened), ctx.now);
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
  const first = new Map<string, JudgedPerson>();
  for (const person of people)
    if (person.status === 'invited' && !first.has(person.email)) first.set(person.email, person);
  const newcomers = [...first.values()];
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

/** Newcomers with their accounts. Another call may have created the account, or taken the username, after the file was read. */
async function withIds(
  tx: Tx,
  people: readonly JudgedPerson[],
  opened: ReadonlyMap<string, number>,
): Promise<JudgedPerson[]> {
  const missed = people.flatMap(({ status, email }) =>
    status === 'invited' && !opened.has(email) ? email : [],
  );
  const others = missed.length === 0 ? undefined : await findAccountIds(tx, missed);
  return people.map((person): JudgedPerson => {
    const { status, email, problems } = person;
    if (status !== 'invited') return person;
    const own = opened.get(email);
    if (own !== undefined) return { ...person, userId: own };
    const userId = others?.get(email) ?? null;
    return userId === null
      ? { ...person, status: 'invalid', problems: [...problems, 'username_taken'] }
      : { ...person, status: 'exists', userId };
  });
}

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
