import { isMigrated } from '#db/migrate.ts';
import type { Database } from '#db/open.ts';
import type { Config } from '#server/config.ts';
import { findSecretsKey } from '#server/features/account/queries.ts';
import { listUnreadable } from '#server/features/account/second-factor/workflows/authenticator-app.ts';
import { createSecretBox } from '#server/kernel/security/secret-box.ts';
import { type Finding, fail, finding, ok } from './finding.ts';

const todo = `Add the key that encrypted them to SECRETS_KEY, after the one in use. If it is lost, run
npm run account -- reset-second-factor EMAIL for those who ask.`;

/** Whether the keys of the settings and of the database open every stored secret. */
export async function checkSecrets(
  db: Database,
  { secretsKeys }: Pick<Config, 'secretsKeys'>,
): Promise<Finding[]> {
  // The tables are those of this version.
  if (!(await isMigrated(db))) return [];
  const check = async () => {
    const stored = await findSecretsKey(db);
    const secretBox = createSecretBox(
      stored ? [...secretsKeys, stored] : secretsKeys,
      async () => '',
    );
    const unreadable = await listUnreadable({ db, secretBox });
    if (unreadable.length === 0) return ok('keys of stored secrets');
    const some = unreadable.slice(0, 5).join(', ');
    return fail(
      `SECRETS_KEY lacks the key of ${unreadable.length} authenticator apps (accounts ${some})`,
      todo,
    );
  };
  return [await finding('keys of stored secrets', check, todo)];
}
