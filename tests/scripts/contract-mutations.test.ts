import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '#scripts/contract-mutations/mutations.ts';

const root = path.join(import.meta.dirname, '../..');

test('every contract mutation applies to the sources', () => {
  const outdated = mutations.filter(({ edits }) =>
    edits.some(({ file, apply }) => apply(readFileSync(path.join(root, file), 'utf8')) === null),
  );
  expect(outdated.map(({ title }) => title)).toEqual([]);
});
