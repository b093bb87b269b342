import fc, { type Arbitrary } from 'fast-check';

/** What is done to a valid input before it is sent. */
export interface Damage {
  how: 'replace' | 'remove' | 'add' | 'wrap' | 'cut' | 'raw' | 'query';
  /** Selects the value in the input. */
  at: number;
  /** What is put there. */
  by: unknown;
  /** What is sent in place of an input, for `raw` and `query`. */
  text: string;
  contentType: string;
}

/** Values that a careless server handles wrongly. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\ud800b',
    '\udc00',
    '\u202e\u2066',
    '__proto__',
    'constructor',
    "' or 1=1; drop table users --",
    '{{7*7}}',
    '../../../etc/passwd',
    '%00%ff%c0%80',
    '<script>alert(1)</script>',
    '٣',
    'x'.repeat(70_000),
    '\u0301'.repeat(5000),
    '9'.repeat(400),
    '1e400',
    0,
    -0,
    -1,
    0.5,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    [],
    {},
    [[[]]],
    [null],
    { length: 1e9 },
    { toString: 1, valueOf: 2 },
    { $ne: null },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.constantFrom(1, 'a', null), { maxLength: 300 }),
);

/** Text in place of JSON. Lone keys of prototypes can only be written as text. */
const rawTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"id":1,"id":2}',
    '{"id":1e999}',
    '{"text":"\\ud800"}',
    '{"text":"\\u0000"}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":${index}`).join()}}`,
    '\u0000\u0001\u0002',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  fc.string({ maxLength: 60 }),
  fc.json({ maxDepth: 4 }),
);

export const damages: Arbitrary<Damage> = fc.record({
  how: fc.constantFrom(
    'replace',
    'replace',
    'replace',
    'remove',
    'add',
    'wrap',
    'cut',
    'raw',
    'query',
  ),
  at: fc.nat(),
  by: hostile,
  text: rawTexts,
  contentType: fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-7',
        'APPLICATION/JSON;',
      ),
    },
  ),
});

/** The values in an input: the path to each field and element. */
function pathsIn(input: unknown, path: string[] = []): string[][] {
  if (typeof input !== 'object' || input === null) return path.length > 0 ? [path] : [];
  const within = Object.entries(input).flatMap(([name, value]) => pathsIn(value, [...path, name]));
  return path.length > 0 ? [path, ...within] : within;
}

const keys = ['__proto__', 'constructor', 'prototype', 'isAdmin', 'userId', 'score', 'id', ''];

/** A valid input with one value changed. */
export function damaged(input: object, { how, at, by }: Damage): unknown {
  if (how === 'wrap') return at % 2 === 0 ? [input] : { json: input };
  const paths = pathsIn(input);
  const path = paths[at % Math.max(1, paths.length)] ?? [];
  if (how === 'add')
    return changed(input, [...path.slice(0, -1), keys[at % keys.length] ?? ''], by);
  return changed(input, path, how === 'remove' ? undefined : by);
}

function changed(input: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) {
    return input.map((each, index) => (String(index) === name ? changed(each, rest, value) : each));
  }
  // `fromEntries` defines `__proto__` as an ordinary key, which JSON keeps.
  return Object.fromEntries([
    ...Object.entries(input).filter(([key]) => key !== name),
    [name, rest.length > 0 ? changed(Reflect.get(input, name), rest, value) : value],
  ]);
}
