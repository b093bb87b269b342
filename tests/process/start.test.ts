import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Names each package that a process resolves, on its error output. */
const naming = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (/^[a-z@]/.test(specifier)) process.stderr.write('loads ' + specifier + '\\n');
    return next(specifier, context);
  },
});`)}`;

test('a start that need not build loads the server, and no Vite', () => {
  const { stderr } = spawnSync(process.execPath, ['--import', naming, 'scripts/start.ts'], {
    cwd: root,
    // It ends with the refusal of this port, after everything is loaded.
    env: { ...process.env, PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('PORT: must be a port number');
  expect(stderr).toContain('loads fastify');
  expect(stderr).not.toContain('loads vite');
});
