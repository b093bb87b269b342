import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from '#scripts/contract-mutations/mutations.ts';
import { groupsOf, misses } from '#scripts/contract-mutations/together.ts';
import { listFiles } from '#tests/support/source-tree.ts';

const root = path.join(import.meta.dirname, '../..');

test('every contract mutation applies to the sources', () => {
  const outdated = mutations.filter(({ edits }) =>
    edits.some(({ file, apply }) => apply(readFileSync(path.join(root, file), 'utf8')) === null),
  );
  expect(outdated.map(({ title }) => title)).toEqual([]);
});

test('a name that a mutation introduces is nowhere in the sources, and once in its group', () => {
  const names = mutations.flatMap(({ introduces = [] }) => introduces);
  const files = listFiles(/^(?:src|db|scripts)\/.*\.tsx?$/);
  const words = new Set(
    files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\w+/g) ?? []),
  );
  expect(names.filter((name) => words.has(name))).toEqual([]);
  const groups = groupsOf(mutations).map((group) => group.map(({ introduces }) => introduces));
  expect(groups.flat().length).toBeGreaterThan(40);
  for (const group of groups) expect(new Set(group).size).toBe(group.length);
});

test.each([
  [
    "Property 'title2' is missing in type '{ title: string; }' but required in type 'QuizCard'.",
    true,
  ],
  [
    "Type '{}' is missing the following properties from type '{ id: number; title2: string; }': id, title2",
    true,
  ],
  ["Property 'title' does not exist on type '{ title2: string; }'. Did you mean 'title2'?", true],
  ["'title' does not exist in type 'QuizCard'. Did you mean to write 'title2'?", true],
  [
    "Property 'sort2' is missing in type '{ title2: string; }' but required in type 'QuizFilter'.",
    false,
  ],
  [
    "Type '{}' is missing the following properties from type '{ id: number; title2: string; }': id, sort2",
    false,
  ],
  ["Property 'sort' does not exist on type '{ title2: string; }'. Did you mean 'sort2'?", false],
  ["Type '{ title: string; }' is not assignable to type '{ title2: string; }'.", false],
])(
  'an error is due to a mutation if it misses its name, not if it only shows it: %s',
  (text, isDue) => {
    expect(misses('title2')(text)).toBe(isDue);
  },
);
