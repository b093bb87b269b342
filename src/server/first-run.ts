import { randomBytes } from 'node:crypto';
import type { Database } from '#db/open.ts';
import { seedDemo } from '#db/seed/demo.ts';
import type { Config } from './config.ts';
import { claimForAdmin, createAccount, promoteToAdmin } from './features/account/mutations.ts';
import { findLogin, hasAdmin } from './features/account/queries.ts';
import { countCategories } from './features/category/queries.ts';
import type { Passwords } from './kernel/passwords.ts';
import { inTransaction } from './kernel/transaction.ts';

/** Puts the demo catalogue into a database that holds none. @returns whether it did */
export async function seedWhenEmpty(
  db: Database,
  seed: Config['seed'],
  now: Date,
): Promise<boolean> {
  if (seed === 'none' || (await countCategories(db)) > 0) return false;
  await inTransaction(db, (tx) => seedDemo(tx, now));
  return true;
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
  if (!admin && (await hasAdmin(db))) return { kind: 'unchanged' };
  const email = admin?.email ?? 'admin@quizwright.local';
  const existing = await findLogin(db, email);
  if (existing?.isAdmin) return { kind: 'unchanged' };
  if (existing?.emailVerified) {
    const promoted = await inTransaction(db, (tx) => promoteToAdmin(tx, existing.id));
    return promoted ? { kind: 'promoted', email } : { kind: 'unchanged' };
  }
  const invented =
    admin?.password === undefined ? randomBytes(12).toString('base64url') : undefined;
  const passwordHash = await passwords.hash(admin?.password ?? invented ?? '');
  await inTransaction(db, async (tx) => {
    if (existing) return claimForAdmin(tx, existing.id, passwordHash);
    const username = `admin_${randomBytes(3).toString('hex')}`;
    await createAccount(
      tx,
      { username, email, passwordHash, isAdmin: true, emailVerified: true },
      now,
    );
  });
  return { kind: 'created', email, password: invented };
}
