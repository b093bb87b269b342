import { randomBytes } from 'node:crypto';
import { lockName } from '#db/advisory-lock.ts';
import type { Database, Tx } from '#db/open.ts';
import { seedDemo } from '#db/seed/demo.ts';
import { liftTimeLimits } from '#db/time-limits.ts';
import type { Config } from './config.ts';
import { createAccount, promoteToAdmin } from './features/account/mutations.ts';
import { claimForAdmin } from './features/account/ownership/mutations.ts';
import { findLogin, hasAdmin } from './features/account/queries.ts';
import { countCategories } from './features/category/queries.ts';
import type { Passwords } from './kernel/passwords.ts';
import { inTransaction } from './kernel/transaction.ts';

/** The name of the lock with which processes prepare the database one after another. */
const firstRun = 'first run';

/** Seeding may take longer than the time limits of a request, and another process may wait that long. */
async function waitForTurn(tx: Tx): Promise<void> {
  await liftTimeLimits(tx);
  await lockName(tx, firstRun);
}

/**
 * Seeds the demo catalogue into a new database: without categories, and without an administrator, whom the first start
 * creates. Where the demo has been deleted it does not come back.
 * @returns whether it did
 */
export async function seedWhenEmpty(
  db: Database,
  seed: Config['seed'],
  now: Date,
): Promise<boolean> {
  if (seed === 'none') return false;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx);
    if ((await countCategories(tx)) > 0 || (await hasAdmin(tx))) return false;
    await seedDemo(tx, now);
    return true;
  });
}

/** How `ensureAdmin` ended. */
export type AdminOutcome =
  | { kind: 'unchanged' }
  /** Another account is an administrator, so a start does not promote the configured one. */
  | { kind: 'not-admin'; email: string }
  | { kind: 'promoted'; email: string; userId: number }
  /** `password` is set if it was generated; it cannot be read again later. */
  | { kind: 'created'; email: string; userId: number; password: string | undefined };

/**
 * Makes sure that the database has an administrator: the configured one, or one with a fixed name. If there is
 * one, a start changes nothing, because the configured address may belong to another person by now. An account
 * with a verified address keeps its password; one with an unverified address may be another person's, and gets
 * the administrator's.
 */
export async function ensureAdmin(
  db: Database,
  { admin, passwords }: { admin: Config['admin']; passwords: Passwords },
  now: Date,
): Promise<AdminOutcome> {
  const settled = await findSettled(db, admin);
  if (settled) return settled;
  const email = admin?.email ?? 'admin@quizwright.local';
  const password = admin?.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx);
    const settledSince = await findSettled(tx, admin);
    if (settledSince) return settledSince;
    const existing = await findLogin(tx, email);
    if (existing?.emailVerified) {
      await promoteToAdmin(tx, existing.id);
      return { kind: 'promoted', email, userId: existing.id };
    }
    if (existing) await claimForAdmin(tx, existing.id, passwordHash);
    const userId = existing?.id ?? (await createAdmin(tx, { email, passwordHash }, now));
    return { kind: 'created', email, userId, password: admin?.password ? undefined : password };
  });
}

/** The outcome when there is an administrator already. */
async function findSettled(
  db: Database,
  admin: Config['admin'],
): Promise<AdminOutcome | undefined> {
  if (!(await hasAdmin(db))) return undefined;
  const isAdmin = !admin || (await findLogin(db, admin.email))?.isAdmin === true;
  return isAdmin ? { kind: 'unchanged' } : { kind: 'not-admin', email: admin.email };
}

async function createAdmin(
  tx: Tx,
  login: { email: string; passwordHash: string },
  now: Date,
): Promise<number> {
  const username = `admin_${randomBytes(3).toString('hex')}`;
  const id = await createAccount(
    tx,
    { ...login, username, isAdmin: true, emailVerified: true },
    now,
  );
  if (id === undefined) throw new Error(`The address ${login.email} or the name is taken.`);
  return id;
}
