import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/support/source-tree.ts';

/** Loaded with its route or by an `import()`; any other name loads its whole file with the app. */
const comesLater = (name: string) => /^[A-Z]/.test(name) || name === '*';

test('a route imports only components from a .tsx of a feature, so that pages are not in the first load', () => {
  const wrong = readSourceTree()
    .filter(({ path }) => path.startsWith('src/web/routes/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ file, typeOnly }) => !typeOnly && /^src\/web\/features\/.*\.tsx$/.test(file ?? ''),
        )
        .filter(({ names }) => !names.every(comesLater))
        .map(({ file }) => `${path} -> ${file}`),
    );
  expect(wrong).toEqual([]);
});
