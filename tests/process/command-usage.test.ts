import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#db/project-root.ts';

/** Runs a script in a data folder that is empty, and stays empty. */
function runWithoutDatabase(script: string, args: readonly string[]) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'quizwright-usage-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts', script), ...args],
    { env: { ...environment, DATA_DIR: folder.path }, encoding: 'utf8' },
  );
  expect(readdirSync(folder.path)).toEqual([]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr;
}

const rightArguments = {
  'account.ts': ['list'],
  'backup.ts': [],
  'files/run.ts': ['check'],
  'import.ts': ['questions.txt', '--dry-run'],
  'recount.ts': [],
};

test.each(Object.entries(rightArguments))(
  '%s without a database says which setting to look at, and creates none',
  (script, args) => {
    expect(runWithoutDatabase(script, args)).toMatch(/^There is no database in .*DATA_DIR/);
  },
);

test.each([...Object.keys(rightArguments), 'doctor/run.ts', 'migrate.ts', 'restore.ts'])(
  '%s with wrong arguments says how to call it, and creates no database',
  (script) => {
    expect(runWithoutDatabase(script, ['--', 'this', 'is', 'wrong'])).toMatch(/^Usage: npm run /);
  },
);
