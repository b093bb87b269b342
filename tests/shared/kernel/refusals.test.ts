import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '#shared/kernel/language/languages.ts';
import { messages as ar } from '#shared/kernel/refusals/messages/ar.ts';
import { messages as de } from '#shared/kernel/refusals/messages/de.ts';
import { refusalTexts } from '#shared/kernel/refusals/texts.ts';
import { translator } from '#shared/kernel/refusals/translate.ts';
import { listFiles, root } from '#tests/support/source-tree.ts';

const translations = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ messages: Record<string, string> }>(
      '/src/shared/kernel/refusals/messages/??.ts',
      { eager: true },
    ),
  ).map(([file, { messages }]) => [path.basename(file, '.ts'), messages]),
);
const german = translator(de, 'de');

test('a refusal is translated, with its values', () => {
  expect(german('Invalid email or password')).toBe('E-Mail-Adresse oder Passwort ist falsch');
  expect(german('Password must be at least 8 characters')).toBe(
    'Das Passwort muss mindestens 8 Zeichen lang sein',
  );
  expect(german('Too many tries. Please wait 12 seconds and try again.')).toBe(
    'Zu viele Versuche. Bitte warte 12 Sekunden und versuche es erneut.',
  );
  expect(german('Quiz not found')).toBe('Quiz nicht gefunden');
  expect(german('A text of a person')).toBe('A text of a person');
});

test('a value in a right-to-left refusal keeps its own direction; a number stays as it is', () => {
  const arabic = translator(ar, 'ar');
  const text = 'Ada (2) has changed this quiz since you opened it. Nothing was overwritten.';
  expect(arabic(text)).toContain('\u2068Ada (2)\u2069');
  expect(arabic('Username must be at least 3 characters')).toBe(
    'يجب ألا يقل اسم المستخدم عن 3 أحرف',
  );
});

test.for(languages.filter((language) => language !== defaultLanguage))(
  '%s translates each refusal, with known values only',
  (language) => {
    const messages = translations[language] ?? {};
    const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const text of refusalTexts) {
      expect(messages[text], text).toMatch(/\S/);
      expect(valuesOf(text), text).toEqual(expect.arrayContaining(valuesOf(messages[text] ?? '')));
    }
  },
);

interface Node {
  type: string;
  name?: unknown;
  value?: unknown;
  quasis?: { value: { cooked?: string | null } }[];
  consequent?: unknown;
  alternate?: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A text or template as it may be sent; each value is `7`. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis?.map(({ value }) => value.cooked ?? '').join('7');
  return undefined;
}

/** The texts that an argument may be: its own, that of a constant of its file, or either of two. */
function textsOf(node: unknown, constants: ReadonlyMap<string, unknown[]>): (string | undefined)[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => textsOf(each, constants));
  if (node.type === 'Identifier')
    return (constants.get(String(node.name)) ?? []).flatMap((each) =>
      isNode(each) && each.type !== 'Identifier' ? textsOf(each, constants) : [],
    );
  return [textOf(node)];
}

const checks =
  /^(?:min|max|regex|refine|int|enum|number|string|email|url|date|exclude|RequiredText|chosen|unlessTyped)$/;
const named = /^(?:message|error|tooShort|tooLong)$/;

/** What the sources can say of a refused input, by file. */
function refusalsIn(file: string): string[] {
  const found: (string | undefined)[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const constants = new Map<string, unknown[]>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier')
        constants.set(id.name, [...(constants.get(id.name) ?? []), init]);
    },
  }).visit(program);
  const said = (node: unknown) => textsOf(node, constants);
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Failure') found.push(...said(given[1]));
    },
    CallExpression({ callee, arguments: given }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (name === 'invalid') found.push(...said(given[1]));
      if (name === 'failureAt') found.push(...said(given[2]));
      if (name === 'notFound' || name === 'orNotFound')
        found.push(...said(given.at(-1)).map((what) => what && `${what} not found`));
      if (file.startsWith('src/shared/') && checks.test(name))
        found.push(...given.flatMap((each) => said(each)));
    },
    ObjectExpression({ properties }) {
      const fieldOf = (name: string) => {
        const found = properties.find(
          (each) =>
            each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
        );
        return found?.type === 'Property' ? textOf(found.value) : undefined;
      };
      if (fieldOf('outcome') === 'refused') found.push(fieldOf('message'));
    },
    Property({ key, value }) {
      const isText = key.type === 'Identifier' && named.test(key.name);
      if (isText && file.startsWith('src/shared/')) found.push(textOf(value));
    },
  }).visit(program);
  return found.flatMap((text) => (text && /^[A-Z].* /.test(text) ? [text] : []));
}

/** Not about an input: descriptions for developers, and texts that are sent to no reader. */
const notSent = /^src\/shared\/kernel\/(?:language|refusals)\/|describe/;

test('every refusal of schemas, failures and rows has translations', () => {
  const files = listFiles(/^src\/(?:server|shared)\/.*\.ts$/).filter((file) => !notSent.test(file));
  const found = files.flatMap((file) => refusalsIn(file).map((text) => ({ file, text })));
  expect(found.length).toBeGreaterThan(150);
  const missing = found.filter(({ text }) => german(text) === text);
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
