import { randomBytes } from 'node:crypto';
import { holdName } from '#db/advisory-lock.ts';
import type { Database, Tx } from '#db/open.ts';
import { seedDemo } from '#db/seed/demo.ts';
import { liftTimeLimits } from '#db/time-limits.ts';
import type { Config } from './config.ts';
import { claimForAdmin, createAccount, promoteToAdmin } from './features/account/mutations.ts';
import { findLogin, hasAdmin } from './features/account/queries.ts';
import { countCategories } from './features/category/queries.ts';
import type { Passwords } from './kernel/passwords.ts';
import { inTransaction } from './kernel/transaction.ts';

/** What processes that start at once do one after the other, so that each but the first finds it done. */
const firstRun = 'first run';

/** Filling a database may take longer than a request, and another process may wait for it that long. */
async function waitForTurn(tx: Tx): Promise<void> {
  await liftTimeLimits(tx);
  await holdName(tx, firstRun);
}

/** Puts the demo catalogue into a database that holds none. @returns whether it did */
export async function seedWhenEmpty(
  db: Database,
  seed: Config['seed'],
  now: Date,
): Promise<boolean> {
  if (seed === 'none') return false;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx);
    if ((await countCategories(tx)) > 0) return false;
    await seedDemo(tx, now);
    return true;
  });
}

/** What was done about the administrator; a made-up password is told once and never again. */
export type AdminOutcome =
  | { kind: 'unchanged' }
  | { kind: 'promoted'; email: string }
  | { kind: 'created'; email: string; password: string | undefined };

/**
 * Makes sure that the configured administrator exists, or, when none is configured and the database
 * has none, creates one. An account that has proven its address keeps its password; one that has not
 * may be anybody's, and gets the administrator's.
 */
export async function ensureAdmin(
  db: Database,
  { admin, passwords }: { admin: Config['admin']; passwords: Passwords },
  now: Date,
): Promise<AdminOutcome> {
  if (await isThere(db, admin)) return { kind: 'unchanged' };
  const email = admin?.email ?? 'admin@quizwright.local';
  const password = admin?.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx);
    if (await isThere(tx, admin)) return { kind: 'unchanged' };
    const existing = await findLogin(tx, email);
    if (existing?.emailVerified) {
      await promoteToAdmin(tx, existing.id);
      return { kind: 'promoted', email };
    }
    if (existing) await claimForAdmin(tx, existing.id, passwordHash);
    else await createAdmin(tx, { email, passwordHash }, now);
    return { kind: 'created', email, password: admin?.password ? undefined : password };
  });
}

/** Whether the configured administrator is one; where none is configured, whether anybody is. */
async function isThere(db: Database, admin: Config['admin']): Promise<boolean> {
  return admin ? (await findLogin(db, admin.email))?.isAdmin === true : hasAdmin(db);
}

async function createAdmin(
  tx: Tx,
  login: { email: string; passwordHash: string },
  now: Date,
): Promise<void> {
  const username = `admin_${randomBytes(3).toString('hex')}`;
  await createAccount(tx, { ...login, username, isAdmin: true, emailVerified: true }, now);
}
