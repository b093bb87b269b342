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
