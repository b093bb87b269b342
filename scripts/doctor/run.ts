import { type Config, readConfig } from '#server/config.ts';
import {
  directly,
  hasFurtherAddresses,
  isCreated,
  openConfiguredDatabase,
  reasonOf,
  requireOneDatabase,
} from '#server/start-checks.ts';
import { checkDatabase } from './database.ts';
import { type Finding, fail, finding, ok, warn } from './finding.ts';
import { checkSecrets } from './secrets.ts';
import { checkSettings } from './settings.ts';
import { checkSurroundings } from './surroundings.ts';

/** Checks an installation and says what to do. Ends with 0 if nothing fails, else with 1. It changes no data. */
async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [fail(reasonOf(error), 'Correct these settings.')];
  }
  return [
    ...checkSettings(config, process.env),
    ...(await checkSurroundings(config)),
    ...(await examineDatabase(config)),
  ];
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (!isCreated(config))
    return [warn('There is no database yet.', 'The first start of the server creates it.')];
  try {
    const opened = await openConfiguredDatabase(directly(config));
    try {
      return [
        ...(await checkAddresses(config)),
        ...(await checkDatabase(opened)),
        ...(await checkSecrets(opened.db, config)),
      ];
    } finally {
      await opened.close();
    }
  } catch (error) {
    const todo = config.databaseUrl
      ? 'Does it run? Is this address right?'
      : 'Then run npm run doctor again.';
    return [fail(reasonOf(error), todo)];
  }
}

/** A restore, a migration and notifications use other addresses than pages do. */
async function checkAddresses(config: Config): Promise<Finding[]> {
  if (!hasFurtherAddresses(config)) return [];
  const check = async () => {
    await requireOneDatabase(config);
    return ok('all addresses lead to one database');
  };
  return [await finding('addresses of the database', check, 'Is this address right?')];
}

if (process.argv.length > 2) {
  console.error('Usage: npm run doctor');
  process.exit(1);
}
const findings = await examine();
for (const { level, text, todo } of findings) {
  console.log(`${level.padEnd(6)}${text}`);
  if (todo) console.log(`      → ${todo}`);
}
const failed = findings.filter(({ level }) => level === 'fail').length;
const warned = findings.filter(({ level }) => level === 'warn').length;
console.log(`${failed} to correct, ${warned} to look at`);
process.exitCode = failed > 0 ? 1 : 0;
