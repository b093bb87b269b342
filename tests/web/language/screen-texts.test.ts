import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { refusalTexts } from '#shared/kernel/refusals/texts.ts';
import { listFiles, root } from '#tests/support/source-tree.ts';

/** Attributes whose text is read on a screen or aloud. */
const readAttributes = new Set([
  'label',
  'title',
  'placeholder',
  'description',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Texts that are the same in all languages, and why. */
const alike: { text: RegExp; reason: string }[] = [
  {
    text: /^(?:(?:Ctrl|Cmd|Alt|Shift|Esc|Enter|Tab)(?: ?\+? ?|$))+\w?$/,
    reason: 'keys of the keyboard',
  },
  { text: /^[A-Z]$/, reason: 'keys of the keyboard' },
  { text: /^(?:https:\/|)\/[a-z/]*$/, reason: 'the beginning of an address' },
  { text: /^Authorization: Bearer …$/, reason: 'a header of HTTP, as programs send it' },
];

/** Every text of a component that is no message, as `line: text`. */
function textsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const found: { start: number; text: string }[] = [];
  const add = (start: number, text: string) => {
    const shown = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(shown) && !alike.some((allowed) => allowed.text.test(shown)))
      found.push({ start, text: shown });
  };
  new Visitor({
    JSXText: ({ start, value }) => add(start, value),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return;
      if (value?.type === 'Literal') add(value.start, String(value.value));
      if (value?.type === 'JSXExpressionContainer') addTexts(value.expression, add);
    },
    JSXElement: ({ children }) => addChildren(children, add),
    JSXFragment: ({ children }) => addChildren(children, add),
  }).visit(program);
  return found.map(({ start, text }) => `${source.slice(0, start).split('\n').length}: ${text}`);
}

type Add = (start: number, text: string) => void;

/** What the checks read of a node of the parser's tree. */
interface Node {
  type: string;
  start: number;
}

function addChildren(children: readonly Node[], add: Add): void {
  for (const child of children)
    if (child.type === 'JSXExpressionContainer' && 'expression' in child) {
      const { expression } = child;
      if (isNode(expression)) addTexts(expression, add);
    }
}

/** The texts that an expression may give: its own, or those of its branches. */
function addTexts(expression: Node, add: Add): void {
  if ('value' in expression && typeof expression.value === 'string')
    add(expression.start, expression.value);
  if ('quasis' in expression && Array.isArray(expression.quasis))
    for (const quasi of expression.quasis) add(expression.start, String(quasi?.value?.cooked));
  for (const branch of ['consequent', 'alternate', 'left', 'right'] as const) {
    if (!/^(?:Conditional|Logical)Expression$/.test(expression.type)) continue;
    const part: unknown = Reflect.get(expression, branch);
    if (isNode(part)) addTexts(part, add);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

test('the texts of components are found', () => {
  const source = `export const A = ({ m, on }) => (
    <Card title="World" aria-label={on ? 'Shown' : m.hidden} className="card" data-x={'x'}>
      Words {on && 'more'} {m.text} <Kbd>Ctrl S</Kbd> {\`of \${m.total}\`} 12 ·
    </Card>
  );`;
  expect(textsIn('a.tsx', source)).toEqual([
    '3: more',
    '3: of',
    '2: World',
    '2: Shown',
    '2: Words',
  ]);
});

test('no text in a component but through messages', () => {
  const found = listFiles(/^src\/web\/.*\.tsx$/).flatMap((file) =>
    textsIn(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}:${text}`),
  );
  expect(found).toEqual([]);
});

/** Sentences of the code that are no messages of this part of the app, and why. */
const otherSentences: { text: RegExp; reason: string }[] = [
  ...alike,
  { text: /^M[\d ]/, reason: 'a path of SVG' },
  { text: /^(?:Control\+\w ?)+$/, reason: 'keys of the keyboard, for aria-keyshortcuts' },
  {
    text: /^A part of the app could not be loaded\. $/,
    reason: 'added to an error that is logged',
  },
];

/** What is said before the reader's language is loaded; the messages next to it have the translations. */
const english = 'src/web/failure/english.ts';

/** Every text in quotes that reads like a sentence and is no message or refusal, as `line: text`. */
function sentencesIn(file: string, source: string): string[] {
  const found: { start: number; text: string }[] = [];
  const errors: { start: number; end: number }[] = [];
  const add = (start: number, text: string) => {
    const isKnown = refusals.has(text) || otherSentences.some((allowed) => allowed.text.test(text));
    if (/^\p{Lu}.* \p{L}/u.test(text) && !isKnown) found.push({ start, text });
  };
  new Visitor({
    Literal: ({ start, value }) => add(start, String(value)),
    TemplateLiteral: ({ start, quasis }) =>
      add(start, quasis.map(({ value }) => value.cooked).join('')),
    // Errors are for developers. On the web, only classes of errors call `super` with a text.
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Super') errors.push({ start, end });
    },
    NewExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error'))
        errors.push({ start, end });
    },
  }).visit(parseSync(file, source).program);
  return found
    .filter(({ start }) => !errors.some((error) => start > error.start && start < error.end))
    .map(({ start, text }) => `${source.slice(0, start).split('\n').length}: ${text}`);
}

const refusals = new Set<string>(refusalTexts);

test('sentences in objects and calls are found', () => {
  const source = `const names = { open: 'Open the quiz', path: 'open the quiz', keys: 'Ctrl + S' };
  show(\`Saved \${count} answers\`, 'Quiz');
  throw new TypeError('There is no quiz');`;
  expect(sentencesIn('a.ts', source)).toEqual(['1: Open the quiz', '2: Saved  answers']);
});

test('no sentence in the code of the web app but through messages', () => {
  const files = listFiles(/^src\/web\/.*\.tsx?$/).filter(
    (file) => !/\/messages\/|\/route-tree/.test(file) && file !== english,
  );
  const found = files.flatMap((file) =>
    sentencesIn(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}:${text}`),
  );
  expect(found).toEqual([]);
});
