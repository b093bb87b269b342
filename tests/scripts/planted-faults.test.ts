import { expect, test } from 'vitest';
import { faults } from '#scripts/planted-faults/faults.ts';
import { readSources } from '#scripts/planted-faults/run.ts';

const sources = [...readSources()];

test('there are at least 50 planted faults, each with its own title', () => {
  expect(faults.length).toBeGreaterThanOrEqual(50);
  expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
});

test.each(faults.map((fault) => [fault.title, fault] as const))(
  'the text that a fault changes is found exactly once: %s',
  (_, { find, replace }) => {
    const occurrences = sources.flatMap(([file, text]) =>
      text
        .split(find)
        .slice(1)
        .map(() => file),
    );
    expect(occurrences).toHaveLength(1);
    expect(replace).not.toBe(find);
  },
);
