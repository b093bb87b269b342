import { isMigrated } from '#db/migrate.ts';
import type { Database } from '#db/open.ts';
import { promoteToAdmin, reactivateAccount } from '#server/features/account/mutations.ts';
import { findLogin, listAccounts } from '#server/features/account/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { onConfiguredDatabase } from './configured-database.ts';

const usage = `Usage: npm run account -- make-admin EMAIL
       npm run account -- reactivate EMAIL
       npm run account -- list [EMAIL]`;

/** What an operator does about one account. @returns what to tell them */
export async function manageAccount(
  db: Database,
  [verb, address]: readonly (string | undefined)[],
): Promise<string> {
  const email = address?.trim().toLowerCase();
  if (verb === 'list') return list(db, email);
  if (!email || (verb !== 'make-admin' && verb !== 'reactivate')) throw new Error(usage);
  const account = await findLogin(db, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  if (verb === 'make-admin') {
    const promoted = await inTransaction(db, (tx) => promoteToAdmin(tx, account.id));
    return promoted ? `${email} is an administrator now.` : `${email} was one already.`;
  }
  const reactivated = await inTransaction(db, (tx) =>
    // What its owner may not undo, the operator may.
    reactivateAccount(tx, account.id, ['pending_deletion', 'deactivated', 'suspended']),
  );
  return reactivated
    ? `${email} is active again.`
    : `${email} is ${account.accountStatus}: nothing was changed.`;
}

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
