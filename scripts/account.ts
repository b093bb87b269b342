import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { audited } from '#db/audit.ts';
import type { Database } from '#db/open.ts';
import {
  forgetReplacedKeys,
  replaceSignatureKey,
} from '#server/features/account/keys/mutations.ts';
import { promoteToAdmin, reactivateAccount } from '#server/features/account/mutations.ts';
import { findLogin, listAccounts } from '#server/features/account/queries.ts';
import { dropSecondFactors } from '#server/features/account/second-factor/mutations.ts';
import { endSessions } from '#server/features/account/sessions/mutations.ts';
import { loggerOptions } from '#server/kernel/log/log.ts';
import { type EventSource, logSecurityEvent, ownProcess } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { rolesOf } from '#shared/kernel/roles.ts';
import { onMigratedDatabase } from './configured-database.ts';

const usage = `Usage: npm run account -- make-admin EMAIL [--unverified]
       npm run account -- reactivate EMAIL
       npm run account -- reset-second-factor EMAIL
       npm run account -- new-receipt-key
       npm run account -- new-certificate-key [--compromised]
       npm run account -- list [EMAIL]`;

const compromised = '--compromised';

type Log = EventSource['log'];
type Command = (db: Database, log: Log) => Promise<string>;

/**
 * Runs an operator's command on accounts.
 * @param log where security events are logged; nowhere when left out
 * @returns the text to print
 */
export async function manageAccount(
  db: Database,
  args: readonly string[],
  log: Log = pino({ level: 'silent' }),
): Promise<string> {
  const run = readCommand(args);
  const call = `npm run account -- ${args[0] ?? ''}`;
  const facts = { at: new Date(), actorId: null, call, requestId: randomUUID() };
  return audited(facts, () => run(db, log));
}

/** @throws with the usage when no command has these arguments */
function readCommand([verb, address, ...options]: readonly string[]): Command {
  const unverifiedToo = verb === 'make-admin' && options[0] === '--unverified';
  if (options.length > (unverifiedToo ? 1 : 0)) throw new Error(usage);
  const email = address?.trim().toLowerCase();
  if (verb === 'list') return (db) => list(db, email);
  if (verb === 'new-receipt-key' && !email) return replaceReceiptKey;
  if (verb === 'new-certificate-key' && (!email || email === compromised))
    return (db, log) => replaceCertificateKey(db, { isCompromised: email === compromised }, log);
  const change = changes.get(verb ?? '');
  if (!email || !change) throw new Error(usage);
  return async (db, log) => {
    const account = await findLogin(db, email);
    if (!account) throw new Error(`No account has the address ${email}.`);
    return change(db, { ...account, unverifiedToo }, log);
  };
}

type Account = NonNullable<Awaited<ReturnType<typeof findLogin>>> & { unverifiedToo: boolean };

/** The commands that change one account. */
const changes: ReadonlyMap<string, (db: Database, account: Account, log: Log) => Promise<string>> =
  new Map([
    ['make-admin', makeAdmin],
    ['reactivate', reactivate],
    ['reset-second-factor', resetSecondFactor],
  ]);

/** @throws for an address that is not confirmed, unless that is accepted */
async function makeAdmin(
  db: Database,
  { id, email, emailVerified, isAdmin, accountStatus, unverifiedToo }: Account,
  log: Log,
): Promise<string> {
  if (!emailVerified && !isAdmin && !unverifiedToo) throw new Error(unverified(email));
  const promoted = await inTransaction(db, (tx) => promoteToAdmin(tx, id));
  if (!promoted) return `${email} was one already.`;
  logSecurityEvent(ownProcess(log), 'role-changed', { userId: id });
  const isActive = accountStatus === 'active';
  return `${email} is an administrator now.${isActive ? '' : ` ${inactive(email, accountStatus)}`}`;
}

/** An operator may reactivate from every status, the owner may not. */
async function reactivate(
  db: Database,
  { id, email, accountStatus }: Account,
  log: Log,
): Promise<string> {
  const reactivated = await inTransaction(db, (tx) =>
    reactivateAccount(tx, id, { suspendedToo: true }),
  );
  if (!reactivated) return `${email} is ${accountStatus}: nothing was changed.`;
  logSecurityEvent(ownProcess(log), 'account-reactivated', { userId: id });
  return `${email} is active again.`;
}

async function replaceReceiptKey(db: Database, log: Log): Promise<string> {
  await inTransaction(db, (tx) => replaceSignatureKey(tx, 'receipts', new Date()));
  logSecurityEvent(ownProcess(log), 'receipt-key-replaced');
  return 'Receipts are signed with a new key now. The public keys before it stay published.';
}

/** A key that others may know must not be trusted any more: its credentials have to be downloaded again. */
async function replaceCertificateKey(
  db: Database,
  { isCompromised }: { isCompromised: boolean },
  log: Log,
): Promise<string> {
  await inTransaction(db, async (tx) => {
    await replaceSignatureKey(tx, 'badges', new Date());
    if (isCompromised) await forgetReplacedKeys(tx, 'badges');
  });
  logSecurityEvent(ownProcess(log), 'certificate-key-replaced');
  return isCompromised
    ? 'Credentials are signed with a new key now. Those signed before are not valid any more: learners download them again.'
    : 'Credentials are signed with a new key now. The public keys before it stay published.';
}

/** For an owner who has lost the second factor and the recovery codes. All devices are signed out. */
async function resetSecondFactor(db: Database, { id, email }: Account, log: Log): Promise<string> {
  const removed = await inTransaction(db, async (tx) => {
    const count = await dropSecondFactors(tx, id);
    if (count > 0) await endSessions(tx, id);
    return count;
  });
  if (removed === 0) return `${email} has no second factor.`;
  logSecurityEvent(ownProcess(log), 'second-factor-reset', { userId: id });
  return `${email} signs in without a second factor now. All its devices were signed out.`;
}

const inactive = (email: string, status: string) =>
  `The account is ${status}: to use it, run npm run account -- reactivate ${email}`;

const unverified = (
  email: string,
) => `The address ${email} is not verified: this account may belong to another person. Nothing was changed.
Ask its owner to open the link in the verification mail (without SMTP_URL it is a file in DATA_DIR/outbox).
If you are sure that the account is theirs: npm run account -- make-admin ${email} --unverified`;

async function list(db: Database, email: string | undefined): Promise<string> {
  const accounts = await listAccounts(db, email);
  if (accounts.length === 0) return 'No account.';
  return accounts
    .map((account) =>
      [
        account.id,
        account.email,
        account.username,
        account.accountStatus,
        rolesOf(account).join(' ') || 'member',
        account.emailVerified ? 'verified' : 'unverified',
        account.scheduledDeletionDate
          ? `erased on ${account.scheduledDeletionDate.toISOString().slice(0, 10)}`
          : '',
      ]
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
}

if (import.meta.main) {
  await onMigratedDatabase((args) => {
    readCommand(args);
    // The answer of the command goes to standard output.
    const log = pino(loggerOptions('info'), pino.destination(2));
    return ({ db }) => manageAccount(db, args, log);
  });
}
