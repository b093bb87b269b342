import { isMigrated } from '#db/migrate.ts';
import type { Database } from '#db/open.ts';
import { promoteToAdmin, reactivateAccount } from '#server/features/account/mutations.ts';
import { findLogin, listAccounts } from '#server/features/account/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { onConfiguredDatabase } from './configured-database.ts';

const usage = `Usage: npm run account -- make-admin EMAIL [--unverified]
       npm run account -- reactivate EMAIL
       npm run account -- list [EMAIL]`;

/** Runs an operator's command on accounts. @returns the text to print */
export async function manageAccount(
  db: Database,
  [verb, address, ...options]: readonly (string | undefined)[],
): Promise<string> {
  const unverifiedToo = verb === 'make-admin' && options[0] === '--unverified';
  if (options.length > (unverifiedToo ? 1 : 0)) throw new Error(usage);
  const email = address?.trim().toLowerCase();
  if (verb === 'list') return list(db, email);
  if (!email || (verb !== 'make-admin' && verb !== 'reactivate')) throw new Error(usage);
  const account = await findLogin(db, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  if (verb === 'make-admin') {
    if (!account.emailVerified && !account.isAdmin && !unverifiedToo)
      throw new Error(unverified(email));
    const promoted = await inTransaction(db, (tx) => promoteToAdmin(tx, account.id));
    return promoted ? `${email} is an administrator now.` : `${email} was one already.`;
  }
  const reactivated = await inTransaction(db, (tx) =>
    // An operator may reactivate from every status, the owner may not.
    reactivateAccount(tx, account.id, ['pending_deletion', 'deactivated', 'suspended']),
  );
  return reactivated
    ? `${email} is active again.`
    : `${email} is ${account.accountStatus}: nothing was changed.`;
}

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
        account.isAdmin ? 'administrator' : 'member',
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
  await onConfiguredDatabase(async (db) => {
    if (!(await isMigrated(db))) throw new Error('The database is not migrated: npm run migrate');
    return manageAccount(db, process.argv.slice(2));
  });
}
