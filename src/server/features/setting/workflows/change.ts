import type { Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, failureAt } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import {
  changedSettings,
  factsOf,
  merged,
  settingNames,
  settingProblems,
  storedSettings,
} from '#shared/features/setting/rules.ts';
import type { SettingChanges, SettingName } from '#shared/features/setting/schema.ts';
import { lockSettings, writeSetting } from '../mutations.ts';
import { readSettings } from '../queries.ts';

type Changing = Pick<Context, 'db' | 'config' | 'now'>;

/**
 * Stores the settings that are new. The others keep their values, also those of another administrator.
 * @throws conflict, at the field, when the environment fixes a setting; invalid when settings do not fit together
 */
export async function changeSettings(ctx: Changing, changes: SettingChanges): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockSettings(tx);
    await storeChanges(tx, ctx, changes);
  });
}

async function storeChanges(
  tx: Tx,
  { config, now }: Changing,
  changes: SettingChanges,
): Promise<void> {
  const fixed = config.settings;
  const before = merged(storedSettings(await readSettings(tx)), fixed);
  const after = merged(before, changes);
  const changed = changedSettings(before, after);
  const names = settingNames.filter((name) => changed[name] !== undefined);
  for (const name of names) if (fixed[name] !== undefined) throw fixedByEnvironment(name);
  const fields = settingProblems(after);
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new Failure('invalid', problem, { fields });
  for (const name of names) await writeSetting(tx, { name, value: changed[name] }, now);
}

function fixedByEnvironment(name: SettingName): Failure {
  const message = `The environment variable ${factsOf(name).variable?.name} fixes this setting`;
  return failureAt('conflict', name, message);
}
