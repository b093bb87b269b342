import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Runs a line of code and then a file, until it refuses its port, which happens after all code is loaded. */
function startRefused(file: string, before: string): string {
  const preloaded = `data:text/javascript,${encodeURIComponent(before)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', preloaded, file], {
    cwd: root,
    env: { ...process.env, PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('PORT: must be a port number');
  return stderr;
}

/** Names each package that a process resolves, on its error output. */
const namingPackages = `
import { isBuiltin, registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    const isPackage = /^[a-z@]/.test(specifier) && !isBuiltin(specifier) && !specifier.includes(':/');
    if (isPackage) process.stderr.write('loads ' + specifier + '\\n');
    return next(specifier, context);
  },
});`;

test('a start without a build loads the built server, and no package that can be bundled', () => {
  const output = startRefused('scripts/start.ts', namingPackages);
  const loaded = [...output.matchAll(/^loads (\S+)$/gm)].map(([, name]) => name);
  expect(loaded.filter((name) => !/^@(?:electric-sql|node-rs)\//.test(name ?? ''))).toEqual([]);
});

test('an option of a start is refused, because settings are environment variables', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--port', '8080'], {
    cwd: root,
    env: { ...process.env, PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'npm start has no options. Settings are environment variables: PORT=8080 npm start\n',
  );
});

test('stack traces of the built server refer to its sources', () => {
  const tracing = 'process.exit = () => { throw new Error("ends"); };';
  expect(startRefused('dist/server/start.js', tracing)).toMatch(/src\/server\/main\.ts:\d+/);
});
