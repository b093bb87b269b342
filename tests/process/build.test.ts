import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const client = path.join(import.meta.dirname, '../../dist/client');

test('the built web app has no developer tools', () => {
  const scripts = globSync('assets/*.js', { cwd: client });
  expect(scripts.length).toBeGreaterThan(10);
  const withTools = scripts.filter((name) =>
    /devtools\/|-devtools|Devtools/.test(readFileSync(path.join(client, name), 'utf8')),
  );
  expect(withTools).toEqual([]);
});
