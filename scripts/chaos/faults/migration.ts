import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#db/project-root.ts';
import { Link } from '../stage/link.ts';
import { queryOf } from '../stage/postgres-stage.ts';
import type { PostgresStage } from '../stage/stage.ts';
import type { Fault } from './fault.ts';

/** At least as many statements as all migrations have together. */
const maxStatements = 150;

/** A process that migrates an empty database is killed; the next one completes the work. */
export const migrationFault: Fault<PostgresStage> = {
  name: 'migration killed',
  inflict: async ({ stage, chance, complain }) => {
    const name = `migrated_${chance.whole(1, 1e9)}`;
    await stage.query(`create database ${name}`);
    const direct = new URL(stage.databaseUrl);
    direct.pathname = `/${name}`;
    const link = await Link.open(() => [{ host: direct.hostname, port: Number(direct.port) }], {
      readsStatements: true,
    });
    const throughLink = new URL(direct);
    throughLink.port = String(link.port);

    const killed = migrate(throughLink.href);
    let left = chance.whole(1, maxStatements);
    link.trap = {
      isAt: () => {
        left -= 1;
        return left <= 0;
      },
      spring: () => killed.kill('SIGKILL'),
    };
    if (killed.exitCode === null) await once(killed, 'exit');
    await link.close();

    const second = migrate(direct.href);
    const [code] = await once(second, 'exit');
    if (code !== 0) complain('the migration after a killed one failed');
    const [again, expected] = await Promise.all([
      queryOf(direct.href)(schemaText),
      stage.query(schemaText),
    ]);
    if (JSON.stringify(again) !== JSON.stringify(expected))
      complain('a killed and repeated migration gives another schema');
    await stage.query(`drop database ${name} with (force)`);
    return undefined;
  },
};

const migrate = (url: string) =>
  spawn(process.execPath, ['scripts/migrate.ts'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: 'ignore',
  });

/** Columns, indexes, constraints and triggers of the product's tables. */
const schemaText = `
  select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
  from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by line`;
