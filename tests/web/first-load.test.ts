import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/support/source-tree.ts';

/** What comes with its route, or by an `import()` of its own; any other name brings its whole file along with the app. */
const comesLater = (name: string) => /^[A-Z]/.test(name) || name === '*';

test('a route takes nothing but components from a .tsx of a feature, so that pages stay out of the first load', () => {
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
