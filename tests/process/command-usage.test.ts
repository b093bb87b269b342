import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#db/project-root.ts';

test.each([
  'account.ts',
  'backup.ts',
  'files/run.ts',
  'import.ts',
  'migrate.ts',
  'recount.ts',
  'restore.ts',
])('%s with wrong arguments says how to call it, and creates no database', (script) => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'quizwright-usage-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts', script), '--', 'this', 'is', 'wrong'],
    { env: { ...environment, DATA_DIR: folder.path }, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Usage: npm run /);
  expect(readdirSync(folder.path)).toEqual([]);
});
