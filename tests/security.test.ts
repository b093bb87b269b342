import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(path.join(import.meta.dirname, '../SECURITY.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

test('SECURITY.md names only tests that exist', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(150);
  const missing = named
    .map(([, file = '', title = '']) => ({ file: path.join(import.meta.dirname, file), title }))
    .filter(({ file, title }) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title))
    .map(({ file, title }) => `${file}: ${title}`);
  expect([...new Set(missing)]).toEqual([]);
});

/** The title as a whole: quoted in the source of the file. */
const hasTest = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));

test('every row of SECURITY.md has a test, a dated exception, or says why it does not apply', () => {
  const chapters = new Set(rows.map((row) => /^\| (\d+)\./.exec(row)?.[1]));
  expect(chapters.size).toBe(17);
  const open = rows.filter(
    (row) =>
      !/\.(?:test|spec)\.tsx?: |Exception of \d{4}-\d\d-\d\d: .{10}|not applicable: ./.test(row),
  );
  expect(open).toEqual([]);
});
