import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/kernel/language/languages.ts';
import { readSourceTree, root } from '#tests/support/source-tree.ts';

/** The messages of one folder in one language, by their path: `status.open`. */
type Messages = ReadonlyMap<string, unknown>;

const modules = import.meta.glob<{ messages: unknown }>('/src/**/messages/??.ts', { eager: true });

const folders = Object.keys(modules)
  .filter((file) => file.endsWith('/en.ts'))
  .map((file) => path.posix.dirname(file))
  .sort();

const messagesOf = (folder: string, language: string): Messages =>
  new Map(entriesOf(modules[`${folder}/${language}.ts`]?.messages));

function* entriesOf(messages: unknown, at = ''): Generator<[string, unknown]> {
  if (typeof messages !== 'object' || messages === null) return;
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'object') yield* entriesOf(value, `${at}${name}.`);
    else yield [at + name, value];
  }
}

type Kind = 'number' | 'text' | 'list';

/** The values that a message takes, found by calling it: what it does with a value shows the value's kind. */
function kindsOf(message: unknown): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  if (typeof message !== 'function') return kinds;
  const probe = (name: string) => ({
    [Symbol.toPrimitive](hint: string) {
      kinds.set(name, hint === 'number' ? 'number' : 'text');
      return hint === 'number' ? 5 : name;
    },
    *[Symbol.iterator]() {
      kinds.set(name, 'list');
      yield name;
    },
    toLowerCase() {
      kinds.set(name, 'text');
      return name;
    },
  });
  const values = new Proxy(
    {},
    {
      get(_, name) {
        if (!kinds.has(String(name))) kinds.set(String(name), 'number');
        return probe(String(name));
      },
    },
  );
  Reflect.apply(message, undefined, [values]);
  return kinds;
}

/** A value that stays recognizable in a text. Plural forms replace a `#`. */
const sentinel = (name: string) => `⟦#${name.toLowerCase()}⟧`;

function textOf(message: unknown, kinds: ReadonlyMap<string, Kind>, count: number): string {
  if (typeof message !== 'function') return String(message);
  const values = Object.fromEntries(
    [...kinds].map(([name, kind]) => {
      if (kind === 'number') return [name, count];
      return [name, kind === 'list' ? [sentinel(name)] : sentinel(name)];
    }),
  );
  return String(Reflect.apply(message, undefined, [values]));
}

const counts = [0, 1, 2, 3, 5, 11, 100];

/** Any language may write out 1; in Arabic 0 and 2 are words or endings too. */
const writtenOut = (language: string, count: number) =>
  count === 1 || (language === 'ar' && count <= 2);

/** Messages that are never shown with a count of 0, which French and Portuguese put in the form of 1. */
const neverOfNone = ['missing'];

/** The values that a text contains. */
function valuesIn(text: string, kinds: ReadonlyMap<string, Kind>, count: number): string[] {
  const texts = [...kinds].filter(([, kind]) => kind !== 'number').map(([name]) => sentinel(name));
  const hasCount = new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text);
  return [...texts.filter((value) => text.includes(value)), ...(hasCount ? [String(count)] : [])];
}

/** The messages with a value inside a plural form, where a `#` in what people wrote becomes the count. */
const rewritingValues = (messages: Messages): string[] =>
  [...messages]
    .filter(([, message]) => textOf(message, kindsOf(message), 5).includes('⟦5'))
    .map(([name]) => name);

const tagsIn = (text: string) => (text.match(/<\/?\w+>/g) ?? []).sort();

const wordsIn = (text: string) =>
  text.replaceAll(/⟦.*?⟧|<\/?\w+>/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** The space beside French punctuation is U+202F: narrow, and without a line break. */
const wideFrenchSpace = /[ \u00A0][:;?!»%]|«[ \u00A0]/;

/** Every fault of `language` against English, as `path: what is wrong`. */
function faultsOf(english: Messages, other: Messages, language: string): string[] {
  return [...english].flatMap(([name, message]) => {
    const kinds = kindsOf(message);
    const translated = other.get(name);
    const found: string[] = [];
    for (const count of [...kinds.values()].includes('number') ? counts : [5]) {
      const text = textOf(message, kinds, count);
      const translation = textOf(translated, kinds, count);
      const missing = valuesIn(text, kinds, count).filter(
        (value) =>
          !valuesIn(translation, kinds, count).includes(value) &&
          !(value === String(count) && writtenOut(language, count)) &&
          !(value === '0' && neverOfNone.includes(name)),
      );
      if (missing.length > 0) found.push(`lacks ${missing.join()}: ${translation}`);
      if (tagsIn(text).join() !== tagsIn(translation).join())
        found.push(`has other marks: ${translation}`);
      if (language === 'fr' && wideFrenchSpace.test(translation))
        found.push(`has a wide space: ${translation}`);
      found.push(...faultsOfText(text, translation, name));
    }
    return [...new Set(found)].map((fault) => `${name}: ${fault}`);
  });
}

function* faultsOfText(text: string, translation: string, name: string): Generator<string> {
  const key = name.split('.').at(-1);
  if (translation.trim() === '' && text.trim() !== '') yield 'is empty';
  if (translation === key && text !== key) yield 'is its key';
  if (/^\s/.test(translation) && !/^\s/.test(text)) yield 'begins with a space';
  if (/\s$/.test(translation) && !/\s$/.test(text)) yield 'ends with a space';
  if (translation === text && wordsIn(text).length > 2) yield `is English: ${text}`;
}

test('the parts of the app have messages', () => {
  expect(folders.length).toBeGreaterThan(5);
});

describe.each(folders)('%s', (folder) => {
  const english = messagesOf(folder, 'en');

  test.each(languages)('%s has every message, with the values and marks of English', (language) => {
    const other = messagesOf(folder, language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const faults = language === 'en' ? [] : faultsOf(english, other, language);
    expect(faults).toEqual([]);
    expect(rewritingValues(other)).toEqual([]);
  });
});

/** What docs/glossary.md has another form for: the polite form of address in Chinese, mails in Italian. */
const otherForms = { zh: /您|电子邮件地址/, it: /e-mail/i };

test.each(Object.entries(otherForms))(
  'the messages of %s have the forms of the glossary',
  (language, otherForm) => {
    const files = Object.keys(modules).filter((file) => file.endsWith(`/${language}.ts`));
    expect(files.length).toBeGreaterThan(5);
    const found = files.filter((file) =>
      otherForm.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
  },
);

// Those of the server are chosen by the name of a mail.
test.each(folders.filter((folder) => folder.startsWith('/src/web/')))(
  'every message of %s is used',
  (folder) => {
    const users = usersOf(folder);
    const unused = [...messagesOf(folder, 'en').keys()].filter((name) => !isUsed(name, users));
    expect(unused).toEqual([]);
  },
);

const sources = readSourceTree();

/** What the files that import a folder's messages, or their type, contain. */
function usersOf(folder: string): string {
  const inside = `${folder.slice(1)}/`;
  return sources
    .filter(({ path: file }) => file.startsWith('src/') && !file.startsWith(inside))
    .filter(
      ({ path: file, imports }) =>
        path.posix.dirname(file) === path.posix.dirname(folder.slice(1)) ||
        imports.some((found) => found.file?.startsWith(inside)),
    )
    .map(({ path: file }) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}

/** Whether a message is named, or a group around it is used as a whole or by an index. */
function isUsed(name: string, users: string): boolean {
  const [message = '', ...groups] = name.split('.').reverse();
  const isNamed = new RegExp(`[.'{,] ?${message}\\b|^ *${message}[,:]`, 'm').test(users);
  return isNamed || groups.some((group) => new RegExp(`[.'{,] ?${group}\\b(?!\\.\\w)`).test(users));
}

test('the checks notice what is wrong', () => {
  const english = new Map<string, unknown>([
    ['found', ({ count, name }: { count: number; name: string }) => `${Number(count)} ${name}`],
    ['long', 'More than two words'],
    ['marked', '<b>bold</b>'],
    ['spaced', 'Text'],
  ]);
  const wrong = new Map<string, unknown>([
    ['found', ({ name }: { name: string }) => name],
    ['long', 'More than two words'],
    ['marked', 'bold'],
    ['spaced', 'spaced '],
  ]);
  expect([...kindsOf(english.get('found'))]).toEqual([
    ['count', 'number'],
    ['name', 'text'],
  ]);
  expect(faultsOf(english, wrong, 'de')).toEqual([
    ...counts.filter((count) => count !== 1).map((count) => `found: lacks ${count}: ⟦#name⟧`),
    'long: is English: More than two words',
    'marked: has other marks: bold',
    'spaced: ends with a space',
  ]);
  const french = new Map([['spaced', 'Texte :']]);
  expect(faultsOf(new Map([['spaced', 'Text']]), french, 'fr')).toEqual([
    'spaced: has a wide space: Texte :',
  ]);
  expect(isUsed('status.open', 'm.status[value]')).toBe(true);
  expect(isUsed('status.open', 'm.status.closed')).toBe(false);
  expect(isUsed('open', 'const { open } = m;')).toBe(true);
});
