import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createWorld } from '#tests/support/world.ts';

const client = path.join(import.meta.dirname, '../../dist/client');

test('the built web app has no developer tools', () => {
  const scripts = globSync('assets/*.js', { cwd: client });
  expect(scripts.length).toBeGreaterThan(10);
  const withTools = scripts.filter((name) =>
    /devtools\/|-devtools|Devtools/.test(readFileSync(path.join(client, name), 'utf8')),
  );
  expect(withTools).toEqual([]);
});

test('every palette variable that built styles and scripts use is defined', () => {
  const built = globSync('assets/*.{css,js}', { cwd: client })
    .map((name) => readFileSync(path.join(client, name), 'utf8'))
    .join('\n')
    // Mantine's own values of names to which the theme gives others.
    .replaceAll(/"--mantine-color-(?:error|success)":`[^`]*`/g, '');
  const used = [...built.matchAll(/var\((--mantine-color-[a-z]+-\d)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  const undefinedOnes = new Set(used.filter((name) => !built.includes(`${name}:`)));
  expect([...undefinedOnes]).toEqual([]);
});

test('no file outside of the built web app is served, and no folder is listed', async () => {
  await using world = await createWorld();
  const app = await buildApp({ services: world.services, web: 'built' });
  const outside = [
    ...[
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/.env.example',
      '/package.json',
      '/server/start.js',
    ],
    ...[
      '/assets/../../server/start.js',
      '/assets/..%2f..%2fserver%2fstart.js',
      '/..%2fpackage.json',
    ],
    ...[
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets',
      '/assets/',
    ],
  ];
  for (const url of outside) {
    const { statusCode, body } = await app.inject(url);
    expect([400, 404], url).toContain(statusCode);
    expect(body, url).not.toMatch(/"dependencies"|DATABASE_URL|\[core\]|refs\/heads|\.js"?<\/a>/);
  }
  await app.close();
});
